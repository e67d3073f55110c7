import { useMatches } from "react-router";
import type { MessagesHandle } from "../../locales/namespaces.ts";

/** The namespaces that the page on screen uses besides `common`, as its route's `handle` states them. */
export function useNamespaces(): MessagesHandle["i18n"] {
	return useMatches().flatMap(({ handle }) => (hasMessages(handle) ? handle.i18n : []));
}

function hasMessages(handle: unknown): handle is MessagesHandle {
	return typeof handle === "object" && handle !== null && "i18n" in handle;
}

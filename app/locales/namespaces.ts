import type { CustomTypeOptions } from "i18next";

/** Those that only the server reads never reach a browser. */
type ServerNamespace = "assistant" | "hours" | "mail" | "problems";

/** The namespaces that pages use. */
export type PageNamespace = Exclude<keyof CustomTypeOptions["resources"], ServerNamespace>;

/**
 * What a route's `handle` states: the namespaces that the page's components use besides `common`. The document names
 * them for the first page; `clientLoader` fetches them on client navigations.
 */
export interface MessagesHandle {
	i18n: readonly PageNamespace[];
}

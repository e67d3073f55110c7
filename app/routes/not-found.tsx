import { localeOf } from "../middleware/page.ts";
import { notFound } from "../site/content/found.server.ts";
import type { Route } from "./+types/not-found";

/** Any path that is not in the page table: status 404, in the language of its prefix. */
export function loader({ context }: Route.LoaderArgs) {
	throw notFound(localeOf(context));
}

/** Other methods get the same response. */
export const action = loader;

export default function NotFound() {
	return null;
}

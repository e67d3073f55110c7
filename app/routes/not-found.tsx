import { localeOf } from "../middleware/locale.ts";
import { notFound } from "../site/content/found.server.ts";
import type { Route } from "./+types/not-found";

/** Any path that the table does not have: status 404, in the language that the path implies. */
export function loader({ context }: Route.LoaderArgs) {
	throw notFound(localeOf(context));
}

/** Unknown paths have no form to answer. */
export const action = loader;

export default function NotFound() {
	return null;
}

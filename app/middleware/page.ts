import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { matchPage, type PageId, type PageRef, pageRefOf } from "../site/pages/page-table.ts";

/** The page that a request is for; nothing on machine routes and unknown paths. */
export const pageRefContext = createContext<PageRef | null>(null);

/** Puts the page into the context: from the pattern that its path matched, because `request.url` reads `/en.data`. */
export const pageMiddleware: MiddlewareFunction<Response> = ({ pattern, params, context }, next) => {
	const page = matchPage(pattern);
	if (page) context.set(pageRefContext, pageRefOf(page, params));
	return next();
};

/**
 * The page that a route's loader is asked for.
 *
 * @param pages the ids that the route is registered under
 * @throws when the request is for another page: the route table and the loader disagree
 */
export function pageRef<Page extends PageId>(
	context: Readonly<RouterContextProvider>,
	...pages: readonly Page[]
): PageRef<Page> {
	const ref = context.get(pageRefContext);
	if (!ref || !isOneOf(ref, pages)) throw new Error(`The request is for ${ref?.page}, not for ${pages.join(", ")}`);
	return ref;
}

function isOneOf<Page extends PageId>(ref: PageRef, pages: readonly Page[]): ref is PageRef<Page> {
	return (pages as readonly PageId[]).includes(ref.page);
}

import type { MiddlewareFunction } from "react-router";
import { pageRefContext } from "../site/pages/page-context.ts";
import { matchPage, pageRefOf } from "../site/pages/page-table.ts";

/** Puts the page into the context: from the pattern that its path matched, because `request.url` reads `/en.data`. */
export const pageMiddleware: MiddlewareFunction<Response> = ({ pattern, params, context }, next) => {
	const page = matchPage(pattern);
	if (page) context.set(pageRefContext, pageRefOf(page, params));
	return next();
};

import { createContext, type RouterContextProvider } from "react-router";
import type { PageId, PageRef } from "./page-table.ts";

/** The page of a request; null on resource routes and unknown paths. */
export const pageRefContext = createContext<PageRef | null>(null);

/**
 * The page of a request, narrowed to the pages of a route.
 *
 * @param pages the ids that the route is registered under
 * @throws when the request is for another page, because route table and loader disagree
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

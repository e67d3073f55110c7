import { data, isRouteErrorResponse, type LoaderFunctionArgs } from "react-router";
import type { Locale } from "../locales/locale.ts";
import { pageEntry } from "../site/content/content.server.ts";
import { localize } from "../site/content/localize.ts";
import { matchPage, type PageId, type PageRef } from "../site/pages/page-table.ts";
import { requestIdContext } from "./environment.ts";
import { errorFields, log } from "./log.ts";

/** What a page's loader is told: where it is, and the request as it came. */
export interface PageArgs<Page extends PageId> {
	place: PageRef & { page: Page };
	page: Page;
	locale: Locale;
	params: PageRef["params"];
	url: URL;
	args: LoaderFunctionArgs;
}

/**
 * Makes the loader of a page. The matched pattern tells page and language: nothing takes a path apart.
 * Whatever goes wrong in it becomes a 500 with the request's id, and one line in the log.
 */
export function pageLoader<Page extends PageId, Data>(load: (page: PageArgs<Page>) => Data | Promise<Data>) {
	return async (args: LoaderFunctionArgs): Promise<Data> => {
		const found = matchPage(args.pattern);
		try {
			if (!found) throw new Error(`No page has the pattern ${args.pattern}`);
			const page = found.page as Page;
			const place = { page, locale: found.locale, params: args.params };
			return await load({ place, page, locale: found.locale, params: args.params, url: args.url, args });
		} catch (error) {
			if (error instanceof Response || isRouteErrorResponse(error) || isDataWithStatus(error)) throw error;
			const requestId = args.context.get(requestIdContext);
			log("error", "loader.failed", { requestId, pattern: args.pattern, ...errorFields(error) });
			throw data({ requestId }, { status: 500 });
		}
	};
}

function isDataWithStatus(value: unknown): boolean {
	return typeof value === "object" && value !== null && "init" in value && "data" in value;
}

/** The entry that was asked for, or the not-found page with status 404. */
export function found<Entry>(entry: Entry | undefined, locale: Locale): Entry {
	if (entry === undefined) throw notFound(locale);
	return entry;
}

/** The not-found page in a language: thrown, it reaches the error boundary of `root.tsx` with what it has to say. */
export function notFound(locale: Locale) {
	const { title, heading, lead } = localize(pageEntry("not-found"), locale);
	return data({ title, heading, lead }, { status: 404 });
}

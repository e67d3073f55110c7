import type { QueryClient } from "@tanstack/query-core";
import { isRouteErrorResponse } from "react-router";

/** Collected after five minutes; three retries, each later than the last, 30 s at most. */
export const dataCache = {
	gcTime: 5 * 60_000,
	staleTime: 5 * 60_000,
	retry: (failures: number, error: unknown) => failures < 3 && !isAnswer(error),
	retryDelay: (failures: number) => Math.min(1000 * 2 ** failures, 30_000),
};

/** A page that does not exist, or a redirect, is an answer: asking again brings the same. */
function isAnswer(error: unknown): boolean {
	return error instanceof Response || isRouteErrorResponse(error);
}

let client: Promise<QueryClient> | undefined;

/** Loaded with the first client navigation: a first page needs none of it. */
function queryClient(): Promise<QueryClient> {
	client ??= import("@tanstack/query-core").then(
		({ QueryClient }) => new QueryClient({ defaultOptions: { queries: { ...dataCache, networkMode: "always" } } }),
	);
	return client;
}

/** The data of a page on client navigation, from the cache where it is fresh. For page data only: never chat or form. */
export async function pageData<Data>({
	request,
	serverLoader,
}: {
	request: Request;
	serverLoader: () => Promise<Data>;
}): Promise<Data> {
	const { pathname, search } = new URL(request.url);
	return (await queryClient()).fetchQuery({ queryKey: ["page", pathname, search], queryFn: () => serverLoader() });
}

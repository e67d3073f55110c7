import { isRouteErrorResponse } from "react-router";
import { loadOnce } from "./load-once.ts";

/** Garbage-collected after five minutes; three retries, each after a longer delay, up to 30 s. */
export const dataCache = {
	gcTime: 5 * 60_000,
	staleTime: 5 * 60_000,
	retry: (failures: number, error: unknown) => failures < 3 && !isAnswer(error),
	retryDelay: (failures: number) => Math.min(1000 * 2 ** failures, 30_000),
};

/** Not-found responses and redirects are final: a retry would return the same. */
function isAnswer(error: unknown): boolean {
	return error instanceof Response || isRouteErrorResponse(error);
}

/** Loaded on the first client navigation: the first page does not need it. */
const queryClient = loadOnce(async () => {
	const { QueryClient } = await import("@tanstack/query-core");
	return new QueryClient({ defaultOptions: { queries: { ...dataCache, networkMode: "always" } } });
});

/**
 * The data of a page on client navigation, from the cache while it is fresh. For page data only, never chat or form.
 */
export async function pageData<Data>({
	request,
	serverLoader,
}: {
	request: Request;
	serverLoader: () => Promise<Data>;
}): Promise<Data> {
	const { pathname, search } = new URL(request.url);
	const queryKey = ["page", pathname, search];
	const client = await queryClient();
	// A second click on a link aborts the first navigation: the next one must not wait for the first one's request.
	request.signal.throwIfAborted();
	request.signal.addEventListener("abort", () => void client.cancelQueries({ queryKey }));
	return client.fetchQuery({ queryKey, queryFn: () => serverLoader() });
}

// In development an edit may change what pages load.
import.meta.hot?.on("vite:beforeUpdate", async () => (await queryClient()).invalidateQueries());

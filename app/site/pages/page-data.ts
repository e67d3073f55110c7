import { isRouteErrorResponse } from "react-router";
import { loadOnce } from "./load-once.ts";

/** Collected after five minutes; three retries, each later than the last, 30 s at most. */
export const dataCache = {
	gcTime: 5 * 60_000,
	staleTime: 5 * 60_000,
	retry: (failures: number, error: unknown) => failures < 3 && !isAnswer(error),
	retryDelay: (failures: number) => Math.min(1000 * 2 ** failures, 30_000),
};

/** Not found and redirects are final: a retry would return the same. */
function isAnswer(error: unknown): boolean {
	return error instanceof Response || isRouteErrorResponse(error);
}

/** Loaded with the first client navigation: the first page does not need it. */
const queryClient = loadOnce(async () => {
	const { QueryClient } = await import("@tanstack/query-core");
	return new QueryClient({ defaultOptions: { queries: { ...dataCache, networkMode: "always" } } });
});

/** The data of a page on client navigation, from the cache while it is fresh. For page data only: never chat or form. */
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
	// A second press on a link ends the first navigation: the next one must not wait for what that had asked.
	request.signal.throwIfAborted();
	request.signal.addEventListener("abort", () => void client.cancelQueries({ queryKey }));
	return client.fetchQuery({ queryKey, queryFn: () => serverLoader() });
}

// In development an edit may change what pages load.
import.meta.hot?.on("vite:beforeUpdate", async () => (await queryClient()).invalidateQueries());

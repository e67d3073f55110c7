import type { HandleDataRequestFunction, HandleErrorFunction } from "react-router";
import { pageRefContext } from "../site/pages/page-context.ts";
import { routeId } from "../site/pages/page-table.ts";
import { requestIdContext } from "./environment.ts";
import { errorFields, log } from "./log.ts";

/** Logs what a loader, an action or a render threw. What they answer with on purpose, such as a 404, does not come here. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted) return;
	const ref = context.get(pageRefContext);
	log("error", "request.failed", {
		requestId: context.get(requestIdContext),
		...(ref ? { route: routeId(ref.locale, ref.page) } : {}),
		...errorFields(error),
	});
};

/**
 * Answers a client navigation that failed with the request's id alone. React Router would send an error without any
 * detail, under the headers of a page that succeeded; an answer that is not in its own format reaches the error
 * boundary as an `ErrorResponse` with this text as its data. (A document has the id in the data of `root.tsx`.)
 */
export const handleDataRequest: HandleDataRequestFunction = (response, { context }) =>
	response.status === 500
		? new Response(context.get(requestIdContext), { status: 500, headers: { "cache-control": "no-store" } })
		: response;

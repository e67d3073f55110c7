import type { MiddlewareFunction } from "react-router";
import { requestIdContext } from "../.server/environment.ts";
import { unnamedRequest } from "../site/pages/unnamed-request.ts";

/**
 * Puts the request id into error pages. No other page has one: successful pages are cached, so the next visitor would
 * get the first visitor's id.
 */
export const failedRequestMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
	const response = await next();
	const isPage = response.headers.get("content-type")?.startsWith("text/html");
	if (response.status < 400 || response.status === 404 || !isPage) return response;
	const page = await response.text();
	return new Response(page.replaceAll(unnamedRequest, context.get(requestIdContext)), response);
};

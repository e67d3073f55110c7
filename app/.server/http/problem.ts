import { translator } from "../../locales/instances.server.ts";
import type { Locale } from "../../locales/locale.ts";

/** The statuses with which resource routes refuse a request. */
export type ProblemStatus = 400 | 403 | 405 | 408 | 413 | 415 | 422 | 429 | 500 | 502 | 503 | 504;

/** A request that is refused or cannot be served. */
export class ProblemError extends Error {
	override name = "ProblemError";

	constructor(
		readonly status: ProblemStatus,
		readonly headers: Readonly<Record<string, string>> = {},
	) {
		super(String(status));
	}
}

/** A problem document (RFC 9457). Its type is `about:blank`: the status says everything. */
export function problem({ status, headers }: ProblemError, locale: Locale): Response {
	const t = translator(locale, "problems");
	return Response.json(
		{ type: "about:blank", title: t(`${status}.title`), status, detail: t(`${status}.detail`) },
		{
			status,
			headers: {
				"content-type": "application/problem+json",
				"content-language": locale,
				"cache-control": "no-store",
				...headers,
			},
		},
	);
}

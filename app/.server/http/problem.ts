import type { Locale } from "../../locales/locale.ts";
import { type ProblemStatus, problemWords } from "../../locales/problems.ts";

/** A request that is refused, or that cannot be served. */
export class ProblemError extends Error {
	override name = "ProblemError";

	constructor(
		readonly status: ProblemStatus,
		readonly headers: Readonly<Record<string, string>> = {},
	) {
		super(String(status));
	}
}

/** A problem document (RFC 9457). Its type is `about:blank`: the status says all there is to know. */
export function problem({ status, headers }: ProblemError, locale: Locale): Response {
	const { title, detail } = problemWords[locale][status];
	return Response.json(
		{ type: "about:blank", title, status, detail },
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

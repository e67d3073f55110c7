import { expect, test } from "vitest";
import { ProblemError, problem } from "../../../app/.server/http/problem.ts";
import { locales } from "../../../app/locales/locale.ts";

test.each(locales)("a problem document is JSON of RFC 9457, in %s, for no cache", async (locale) => {
	const answer = problem(new ProblemError(429, { "retry-after": "60" }), locale);
	expect(answer.status).toBe(429);
	expect(Object.fromEntries(answer.headers)).toEqual({
		"content-type": "application/problem+json",
		"content-language": locale,
		"cache-control": "no-store",
		"retry-after": "60",
	});
	expect(await answer.json()).toEqual({
		type: "about:blank",
		title: locale === "es" ? "Demasiadas solicitudes" : "Too Many Requests",
		status: 429,
		detail: expect.stringMatching(locale === "es" ? /Espere un minuto/ : /wait a minute/),
	});
});

import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import type { Locale } from "../../../app/locales/locale.ts";
import type { Content } from "../content.ts";
import { type Finding, findingInText } from "../findings.ts";
import { phrasesIn, unexcused } from "../phrases.ts";

const expressions = z.object({ words: z.array(z.string()), unless: z.array(z.string()) });
const claims = z
	.array(z.object({ reason: z.string(), es: expressions, en: expressions }))
	.parse(parse(readFileSync(new URL("../claims.yaml", import.meta.url), "utf8")));

/** No forbidden claim stands in the content, in either language. */
export function checkClaims({ texts }: Content): Finding[] {
	return texts.flatMap((text) => {
		const { value, locale } = text;
		if (!locale) return [];
		return claimsIn(value, locale).map(({ reason, found, at }) =>
			findingInText(text, at, `“${found}” (${locale}) ${reason}`),
		);
	});
}

interface Claim {
	reason: string;
	found: string;
	/** Where in the text it begins. */
	at: number;
}

/** Forbidden claims in a text. A claim may run over the end of a line. */
export function claimsIn(text: string, locale: Locale): Claim[] {
	return claims.flatMap(({ reason, [locale]: { words, unless } }) =>
		unexcused(phrasesIn(text, words), phrasesIn(text, unless)).map(({ found, at }) => ({ reason, found, at })),
	);
}

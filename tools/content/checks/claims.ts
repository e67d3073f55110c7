import { claimsIn } from "../claims.ts";
import type { Content } from "../content.ts";
import { findingAt, lineOfWord } from "../entry.ts";
import type { Finding } from "../finding.ts";
import { textsOf } from "../texts.ts";

/** No forbidden claim stands in the content, in either language. */
export function checkClaims({ entries }: Content): Finding[] {
	return entries.flatMap((entry) =>
		textsOf(entry).flatMap(({ path, value, locale }) =>
			locale
				? claimsIn(value, locale).map(({ claim, text, at }) => ({
						...findingAt("error", entry, path, `“${text}” (${locale}) ${claim.reason}`),
						line: lineOfWord(entry, path, value, at),
					}))
				: [],
		),
	);
}

import type { Content } from "../content.ts";
import type { Entry } from "../entry.ts";
import type { Finding } from "../findings.ts";

/**
 * What `content:new` leaves in an entry to be filled in, in texts and in comments beside values; and what an editor
 * leaves: something in brackets that is no link, “[sample amount]”, or the name of a file, “areas_pasadena”.
 */
const marks =
	/POR LLENAR|TO FILL IN|\blorem ipsum\b|\bTBD\b|\[[^\][]*\b(?:sample|amount|muestra|monto|fecha|date)\b[^\][]*\](?!\()|\b(?:areas|blog|cases|posts|services)_[a-z]/i;

/** Whether something in an entry is still to be written. What it lacks besides comes of that. */
export function isUnfinished({ source }: Entry): boolean {
	return marks.test(source);
}

/** Nothing that was left to be filled in is still there. Comments are looked at too, so this reads the file's lines. */
export function checkPlaceholders({ entries }: Content): Finding[] {
	return entries.flatMap(({ file, source }) =>
		source.split("\n").flatMap((text, index): Finding[] => {
			const message = `is still to be filled in: ${text.trim()}`;
			return marks.test(text) ? [{ level: "error", file, line: index + 1, message }] : [];
		}),
	);
}

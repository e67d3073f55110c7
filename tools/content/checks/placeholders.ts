import type { Content } from "../content.ts";
import type { Finding } from "../finding.ts";

/** What `content:new` leaves in an entry to be filled in, in texts and in comments beside values. */
export const placeholders = { es: "POR LLENAR", en: "TO FILL IN" } as const;

const marks = new RegExp(`${placeholders.es}|${placeholders.en}|\\blorem ipsum\\b|\\bTBD\\b`, "i");

/** Nothing that was left to be filled in is still there. Comments are looked at too, so this reads the file's lines. */
export function checkPlaceholders({ entries }: Content): Finding[] {
	return entries.flatMap(({ file, source }) =>
		source.split("\n").flatMap((line, index): Finding[] => {
			const mark = marks.exec(line)?.[0];
			return mark
				? [{ level: "error", file, line: index + 1, message: `is still to be filled in: ${line.trim()}` }]
				: [];
		}),
	);
}

import { z } from "zod";
import { anyNumberOf, languages, line } from "./fields.ts";

/**
 * A form of words as a pattern: plain words do, and what a regular expression adds is allowed. Matched as whole words,
 * in any case; a blank matches whatever separates words.
 */
export const pattern = line.refine(isPattern, "is no pattern: a bracket or a star is left open");

function isPattern(text: string): boolean {
	try {
		return Boolean(new RegExp(text, "u"));
	} catch {
		return false;
	}
}

/** One name for one thing, in each language, held over the content and the interface by `content:check`. */
export const glossary = z.strictObject({
	terms: anyNumberOf(
		z.strictObject({
			term: line,
			language: z.enum(languages),
			/** Forms that the site does not use for it. */
			insteadOf: anyNumberOf(pattern),
			/** Whether capitals count: "rule 99" is wrong and "Rule 99" is right. */
			cased: z.boolean().default(false),
			/** Phrases in which such a form is right, and why. */
			exceptions: anyNumberOf(
				z.strictObject({
					phrase: pattern,
					reason: line,
					/** The one file where it is right, such as `clo.yaml` or `mail.json`; without, everywhere. */
					file: line.optional(),
				}),
			),
			note: line.optional(),
		}),
	),
});

import { z } from "zod";
import { anyNumberOf, languages, line } from "./fields.ts";

/**
 * A phrase as a pattern: plain words, optionally with regular expression syntax. Matches whole words in any case; a
 * space matches any word separator.
 */
export const pattern = line.refine(isPattern, "is no pattern: a bracket or a star is left open");

function isPattern(text: string): boolean {
	try {
		return Boolean(new RegExp(text, "u"));
	} catch {
		return false;
	}
}

/** One name for each thing in each language; `content:check` enforces it in the content and the interface. */
export const glossary = z.strictObject({
	terms: anyNumberOf(
		z.strictObject({
			term: line,
			language: z.enum(languages),
			/** Forms the site must not use for it. */
			insteadOf: anyNumberOf(pattern),
			/** Whether matching is case-sensitive: "rule 99" is wrong and "Rule 99" is right. */
			cased: z.boolean().default(false),
			/** Phrases in which such a form is right, and why. */
			exceptions: anyNumberOf(
				z.strictObject({
					phrase: pattern,
					reason: line,
					/** The only file where it is right, such as `clo.yaml` or `mail.json`; if missing, all files. */
					file: line.optional(),
				}),
			),
			note: line.optional(),
		}),
	),
});

import { z } from "zod";
import { anyNumberOf, languages, line, slug } from "./fields.ts";
import { pattern } from "./glossary.ts";

/** How a language states a fact. Numbers in words count as digits: "tres a diez semanas" is "3 a 10 semanas". */
const statement = z.strictObject({
	language: z.enum(languages),
	/** A sentence states the fact if it or its title matches all of these. */
	about: z.array(pattern).min(1),
	/** Such a sentence must match one of these. */
	says: z.array(pattern).min(1),
	/** A sentence that matches one of these is about something else. */
	unless: anyNumberOf(pattern),
	/** An entry that mentions one of these must also state the fact. */
	wherever: anyNumberOf(pattern),
});

/** Facts that several pages state, such as durations and distances; `content:check` verifies that all pages agree. */
export const facts = z.strictObject({
	facts: anyNumberOf(z.strictObject({ id: slug, note: line.optional(), statements: z.array(statement).length(2) })),
});

import { z } from "zod";
import { anyNumberOf, languages, line, slug } from "./fields.ts";
import { pattern } from "./glossary.ts";

/** How a fact is told in a language. Numbers in words count as digits: "tres a diez semanas" is "3 a 10 semanas". */
const statement = z.strictObject({
	language: z.enum(languages),
	/** A sentence that has all of these, itself or in its title, states the fact. */
	about: z.array(pattern).min(1),
	/** And then it has one of these. */
	says: z.array(pattern).min(1),
	/** A sentence with one of these is about something else. */
	unless: anyNumberOf(pattern),
	/** An entry that mentions one of these must state the fact as well. */
	wherever: anyNumberOf(pattern),
});

/** Facts that several pages state, such as durations and distances: `content:check` holds that all say the same. */
export const facts = z.strictObject({
	facts: anyNumberOf(z.strictObject({ id: slug, note: line.optional(), statements: z.array(statement).length(2) })),
});

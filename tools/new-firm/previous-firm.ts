import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { parse } from "yaml";
import { z } from "zod";

/** What is read of the firm that leaves. Loose: its content may be of any age. */
const facts = z.object({
	name: z.string(),
	domain: z.string(),
	phone: z.string().optional(),
	whatsapp: z.string().optional(),
	offices: z.array(z.object({ city: z.string(), street: z.string(), phone: z.string() })).default([]),
	agency: z.object({ name: z.string() }).optional(),
	award: z.object({ name: z.string() }).optional(),
});

const person = z.object({ name: z.string() });
const place = z.object({ es: z.object({ name: z.string() }) });

/** Sources of the entries of the firm that leaves. */
export interface PreviousContent {
	firm: string;
	team: readonly string[];
	areas: readonly string[];
}

/**
 * Words that only the previous firm uses: its name, domain, people, cities, streets and phones, in every way in which a
 * phone is written. `npm run content:check -- --old-firm` looks for them.
 *
 * @param kept All that the new firm says: what it says too, it may keep.
 */
export function previousWords({ firm, team, areas }: PreviousContent, kept: string): string[] {
	const { name, domain, phone, whatsapp, offices, agency, award } = facts.parse(parse(firm));
	const phones = [phone, whatsapp, ...offices.map((office) => office.phone)];
	const words = [
		name,
		domain,
		...(agency ? [agency.name] : []),
		...(award ? [award.name] : []),
		...offices.flatMap(({ city, street }) => [city, street]),
		...phones.flatMap((number) => (number ? waysToWrite(number) : [])),
		...team.map((source) => person.parse(parse(source)).name),
		...areas.map((source) => place.parse(parse(source)).es.name),
	];
	// As a name: a firm called Ribera is not kept by a text about a ribera, or riberas.
	const isSaid = (word: string) =>
		new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(word)}(?![\\p{L}\\p{N}])`, "u").test(kept);
	return Array.from(new Set(words)).filter((word) => !isSaid(word));
}

/**
 * Names among those words that the previous firm itself used as ordinary words, such as *una ribera*: in lower case and
 * after another word. Of such a name a sentence says nothing.
 */
export function ordinaryWords(words: readonly string[], texts: readonly string[]): string[] {
	const all = texts.join("\n");
	return words.filter(
		(word) =>
			/^\p{Lu}\p{Ll}+$/u.test(word) &&
			new RegExp(`\\p{L} ${RegExp.escape(word.toLowerCase())}(?![-/@_]|\\.?[\\p{L}\\p{N}])`, "u").test(all),
	);
}

function waysToWrite(number: string): string[] {
	const phone = parsePhoneNumberFromString(number);
	if (!phone) return [number];
	const spaced = phone.formatInternational();
	const national = spaced.slice(phone.countryCallingCode.length + 2);
	return [number, phone.nationalNumber, phone.formatNational(), national];
}

import { existsSync, globSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

const office = z.object({ city: z.string(), region: z.string(), street: z.string(), phone: z.string() });
const firm = z.object({ name: z.string(), domain: z.string(), phone: z.string(), offices: z.array(office) });
const person = z.object({ name: z.string() });

const read = (file: string): unknown => parse(readFileSync(file, "utf8"));

/** What a firm says of itself. @param folder the project or a copy of it */
export function firmFacts(folder: string): z.infer<typeof firm> {
	return firm.parse(read(`${folder}/app/content/firm.yaml`));
}

/** Words that name a firm: its name, domain, places, phones and people. They stand nowhere on the site of another. */
export function wordsOf(folder: string): string[] {
	const { name, domain, phone, offices } = firmFacts(folder);
	const people = globSync(`${folder}/app/content/team/*.yaml`).map((file) => person.parse(read(file)).name);
	return [
		name,
		domain,
		...offices.flatMap(({ city, region, street }) => [city, region, street]),
		...[phone, ...offices.map((each) => each.phone)].flatMap(written),
		...people,
	];
}

/** Words of the firm that a folder was before, as `npm run new-firm` wrote them down; none where it has not run yet. */
export function previousWords(folder: string): string[] {
	const file = `${folder}/app/content/previous-firm.yaml`;
	return existsSync(file) ? z.object({ words: z.array(z.string()) }).parse(read(file)).words : [];
}

/** The ways in which a phone's number is written: `+16195550100`, `619 555 0100`, `(619) 555-0100`, `33 5555 0100`. */
function written(phone: string): string[] {
	const number = phone.slice(-10);
	const [area, middle, end] = [number.slice(0, 3), number.slice(3, 6), number.slice(6)];
	const parts = [`${area} ${middle} ${end}`, `${area}) ${middle}-${end}`, `${area}-${middle}-${end}`];
	return [phone, ...parts, `${number.slice(0, 2)} ${number.slice(2, 6)} ${end}`];
}

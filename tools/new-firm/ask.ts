import { checkbox, confirm, input, number, select } from "@inquirer/prompts";
import type { z } from "zod";
import { line } from "../../app/content/schema/fields.ts";
import { firm } from "../../app/content/schema/firm.ts";
import { type answersSchema, fields, noPhone, phoneIn } from "./answers.ts";
import { catalogue } from "./catalogue.ts";
import { stateOf, states } from "./states.ts";

/** What is asked, before it is checked as a whole. */
type RawAnswers = z.input<typeof answersSchema>;
type RawOffice = RawAnswers["offices"][number];

/** Lets a prompt take what a schema takes, and says why not. */
function by(schema: z.ZodType) {
	return (text: string) => {
		const { error } = schema.safeParse(text.trim());
		return error ? (error.issues[0]?.message ?? false) : true;
	};
}

/** Asks for a firm, question by question. Ctrl+C ends it, and nothing has been written. */
export async function ask(): Promise<RawAnswers> {
	const name = await input({ message: "Name of the firm", validate: by(line) });
	const domain = await input({ message: "Domain, such as www.example.com", validate: by(firm.shape.domain) });
	const founded = Number(await input({ message: "Founded in the year", validate: by(fields.year) }));
	const first = await select<"es" | "en">({
		message:
			"Which language does the firm work in first? (Both are on the site; Spanish stays at / and English at /en.)",
		choices: [
			{ name: "Spanish", value: "es" },
			{ name: "English", value: "en" },
		],
	});
	const offices = await askOffices();
	const services = await checkbox({
		message: "Practice areas, each with a text to begin with",
		choices: Array.from(catalogue.values(), ({ id, en, es }) => ({ name: `${en.name} · ${es.name}`, value: id })),
		required: true,
		loop: false,
		pageSize: 12,
	});
	const people = await askResponsible(offices);
	const pages: RawAnswers["pages"] = await checkbox({
		message: "Pages that not every firm has",
		choices: [
			{ name: "Blog", value: "blog" as const },
			{ name: "Areas we serve, with a map", value: "areas" as const },
		],
	});
	const chat = await confirm({ message: "The assistant that answers from the site's own content?", default: true });
	const look = await askLook();
	return {
		name,
		domain,
		founded,
		languages: first === "es" ? ["es", "en"] : ["en", "es"],
		offices,
		services,
		people,
		pages,
		chat,
		...look,
	};
}

async function askOffices(): Promise<RawOffice[]> {
	const offices: RawOffice[] = [];
	do {
		console.log(`\nOffice ${offices.length + 1}${offices.length === 0 ? ", the principal one" : ""}`);
		offices.push(await askOffice());
	} while (offices.length < 6 && (await confirm({ message: "Another office?", default: false })));
	return offices;
}

async function askOffice(): Promise<RawOffice> {
	const { street, postalCode, hours } = fields.office;
	const city = await input({ message: "City", validate: by(line) });
	const state = await select({
		message: "State",
		choices: Array.from(states.values(), ({ code, name, country }) => ({
			name: `${name.en} (${country})`,
			value: code,
		})),
		pageSize: 12,
	});
	const { country } = stateOf(state);
	const position = await input({
		message: "Position, as maps give it: 29.4252, -98.4946",
		validate: (text) =>
			fields.position.safeParse(numbersIn(text)).success ||
			"must be two numbers, of a place in the United States or Mexico",
	});
	const [latitude = 0, longitude = 0] = numbersIn(position);
	return {
		city,
		state,
		street: await input({ message: "Street, number, floor", validate: by(street) }),
		postalCode: await input({ message: "Postal code", validate: by(postalCode) }),
		phone: await input({
			message: "Phone",
			validate: (text) => Boolean(phoneIn(country, text)) || noPhone(country, text),
		}),
		latitude,
		longitude,
		hours: {
			weekdays: await input({ message: "Hours, Monday to Friday", default: "09:00-18:00", validate: by(hours) }),
			friday: await input({ message: "Hours on Fridays", default: "09:00-18:00", validate: by(hours) }),
			saturday: await input({ message: "Hours on Saturdays", default: "closed", validate: by(hours) }),
		},
	};
}

function numbersIn(text: string): number[] {
	return text.split(/[,\s]+/).map(Number);
}

async function askResponsible(offices: readonly RawOffice[]): Promise<RawAnswers["people"]> {
	const name = await input({
		message: "The attorney responsible for the site (empty: an invented one for now)",
	});
	if (!name.trim()) return [];
	const es = await input({ message: "Their role in Spanish", default: "Socia o socio", validate: by(line) });
	const en = await input({ message: "Their role in English", default: "Partner", validate: by(line) });
	const since = await number({ message: "Licensed since the year", min: 1950 });
	const office =
		offices.length > 1
			? await select({ message: "Their office", choices: offices.map(({ city }) => city) })
			: offices[0]?.city;
	return [{ name, role: { es, en }, office: office ?? "", ...(since ? { licensedSince: since } : {}) }];
}

async function askLook(): Promise<Pick<RawAnswers, "colours" | "logo">> {
	const optional = (message: string, schema: z.ZodType) =>
		input({ message, validate: (text) => text.trim() === "" || by(schema)(text) });
	const ground = await optional("Dark colour of header and footer, such as #14304f (empty: as it is)", fields.colour);
	const accent = ground ? await input({ message: "Colour of buttons and links", validate: by(fields.colour) }) : "";
	const logo = await input({ message: "File of the logo, in SVG (empty: a stand-in)" });
	return { ...(ground ? { colours: { ground, accent } } : {}), ...(logo.trim() ? { logo: logo.trim() } : {}) };
}

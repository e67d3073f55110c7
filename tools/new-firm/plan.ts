import { globSync, readFileSync } from "node:fs";
import { stringify } from "yaml";
import { z } from "zod";
import { contentFolder } from "../content/entry.ts";
import type { Answers } from "./answers.ts";
import { askedFor } from "./asked.ts";
import { type CatalogueArea, catalogue } from "./catalogue.ts";
import { conditionsOf, factsOf } from "./facts.ts";
import { firmEntry, firmWords } from "./firm-entry.ts";
import { type Member, membersOf, personEntry, responsibleOf } from "./people.ts";
import { choosePictures, keptPictures, type PictureChoice } from "./pictures.ts";
import { ordinaryWords, previousWords } from "./previous-firm.ts";
import { type Filling, starterEntry, starterFiles } from "./starter.ts";

/** What a new firm changes in the content: files by their paths below the project, and those that go. */
export interface Plan {
	write: ReadonlyMap<string, string>;
	remove: readonly string[];
	members: readonly Member[];
}

/**
 * The content of a new firm in the place of the one that the project has. Reads the project, writes nothing.
 *
 * @param today `YYYY-MM-DD`
 */
export function planContent(answers: Answers, today: string): Plan {
	const members = membersOf(answers);
	const filling: Filling = { facts: factsOf(answers, members, today), conditions: conditionsOf(answers) };
	const areas = answers.services.flatMap((id) => catalogue.get(id) ?? []);
	const choice = choosePictures(areas, answers.offices.length);
	const entries = new Map<string, unknown>([
		["firm.yaml", firmEntry(answers, filling, choice.offices, responsibleOf(members).id)],
		["topics.yaml", { topics: filling.conditions.blog ? [firmWords(filling).topic] : [] }],
		...pages(answers, filling),
		...services(areas, choice, filling),
		...team(members, answers, today),
		...posts(members, answers, filling, today),
	]);
	const used = picturesIn([...entries.values()]);
	const written = new Map(Array.from(entries, ([file, entry]) => [file, yaml(entry)]));
	// A time zone is named after a city, and says nothing of it.
	const said = Array.from(written.values())
		.join("\n")
		.replace(/America\/\w+/g, "");
	written.set("pictures.yaml", yaml({ pictures: keptPictures(read("pictures.yaml"), used) }));
	const words = wordsBefore(said);
	written.set(
		"previous-firm.yaml",
		`${previousHeader}${yaml({ words, ordinary: ordinaryWords(words, proseBefore()) })}`,
	);
	for (const [file, text] of asked(answers, entries, words)) written.set(file, text);
	return {
		write: new Map(Array.from(written, ([file, text]) => [`${contentFolder}/${file}`, text])),
		remove: [...strayEntries(written), ...strayPictures(used)].map((file) => `${contentFolder}/${file}`),
		members,
	};
}

/** One name for one thing is a matter of language, which every firm of the site speaks. */
const glossary = "glossary.yaml";

type Entries = [file: string, entry: unknown][];

/** Pages whose files wait until the firm asks for them. */
const optional: Readonly<Record<string, (answers: Answers) => boolean>> = {
	"pages/areas.yaml": ({ pages }) => pages.includes("areas"),
	"pages/blog.yaml": ({ pages }) => pages.includes("blog"),
	"pages/social.yaml": ({ social }) => social.length > 0,
};

function pages(answers: Answers, filling: Filling): Entries {
	return starterFiles()
		.filter((file) => file === "home.yaml" || file.startsWith("pages/") || file.startsWith("faq/"))
		.filter((file) => optional[file]?.(answers) ?? true)
		.map((file) => {
			const entry = starterEntry(file, filling);
			return [file, file.startsWith("faq/") ? { sample: true, review: [], sources: [], ...asObject(entry) } : entry];
		});
}

function services(areas: readonly CatalogueArea[], choice: PictureChoice, filling: Filling): Entries {
	return areas.map((area, index) => {
		const picture = choice.services.get(area.id) ?? "about";
		return [`services/${area.id}.yaml`, serviceEntry(area, index + 1, picture, filling)];
	});
}

/** Titles of pages are cut off after this many characters. */
const longestTitle = 60;

/** The entry of a practice area of the catalogue: a sample, reviewed by nobody yet. */
export function serviceEntry(area: CatalogueArea, order: number, picture: string, filling: Filling) {
	const { id: _, law, pictures, address, es, en, ...parts } = area;
	return {
		order,
		picture,
		address,
		sample: true,
		review: [],
		cases: [],
		posts: [],
		es: { ...es, title: withPlaces(es.title, `en ${filling.facts.es.where}`) },
		en: { ...en, title: withPlaces(en.title, `in ${filling.facts.en.where}`) },
		...parts,
		sections: [],
		sources: [],
	};
}

/** A title with where the firm works, if it fits. */
function withPlaces(title: string, places: string): string {
	const whole = `${title} ${places}`;
	return whole.length <= longestTitle && !/ (en|in) /.test(title) ? whole : title;
}

function team(members: readonly Member[], answers: Answers, today: string): Entries {
	return members.map((member, index) => [`team/${member.id}.yaml`, personEntry(member, index, answers, today)]);
}

function posts(members: readonly Member[], { services, pages }: Answers, filling: Filling, today: string): Entries {
	if (!pages.includes("blog")) return [];
	const head = {
		sample: true,
		published: today,
		updated: today,
		author: responsibleOf(members).id,
		topic: firmWords(filling).topic.id,
		service: services[0],
		cover: "cover-1",
		review: [],
	};
	return starterFiles()
		.filter((file) => file.startsWith("posts/"))
		.map((file) => [file, { ...head, ...asObject(starterEntry(file, filling)) }]);
}

function asObject(entry: unknown): object {
	return typeof entry === "object" && entry !== null ? entry : {};
}

/** Pictures that every firm's pages show, whatever its content. */
const always = ["hero", "hero-portrait"];

/** Names of the pictures that some entries use. */
function picturesIn(entries: readonly unknown[]): Set<string> {
	const names = new Set(always);
	const walk = (value: unknown): void => {
		if (typeof value !== "object" || value === null) return;
		for (const [field, item] of Object.entries(value)) {
			if ((field === "picture" || field === "cover") && typeof item === "string") names.add(item);
			if (field === "ring" && typeof item === "number") names.add(`ring-${item}`);
			walk(item);
		}
	};
	walk(entries);
	return names;
}

function yaml(entry: unknown): string {
	return stringify(entry, { lineWidth: 0 });
}

function read(file: string): string {
	return readFileSync(`${contentFolder}/${file}`, "utf8");
}

/** How visitors ask, without what the new firm does not have. */
function asked(answers: Answers, entries: ReadonlyMap<string, unknown>, words: readonly string[]): Map<string, string> {
	const { award, reviews, agency, careersEmail, claims, social, radius } = answers;
	const facts = { award, reviews, agency, careers: careersEmail, claims: claims[0], social: social[0], radius };
	const lacking = Object.entries({ ...facts, cases: undefined }).filter(([, fact]) => fact === undefined);
	const known = {
		lacking: new Set(lacking.map(([name]) => name)),
		questions: new Set(Array.from(entries).flatMap(([file, entry]) => (file.startsWith("faq/") ? idsIn(entry) : []))),
		pages: new Set(
			Array.from(entries, ([file, entry]) => [file.replace(/\.yaml$/, ""), entry] as const)
				.filter(([page]) => page.startsWith("pages/"))
				.flatMap(([page, entry]) => [page, ...idsIn(entry).map((id) => `${page}/${id}`)]),
		),
	};
	const files = globSync("asked/**/*.yaml", { cwd: contentFolder, exclude: ["asked/evaluation/**"] });
	return new Map(
		files
			.map((file) => [file, askedFor(read(file), known, words)] as const)
			.filter(([, entries]) => Object.keys(entries).length > 0)
			.map(([file, entries]) => [file, yaml(entries)]),
	);
}

/** Ids of an entry's sections and questions. */
function idsIn(entry: unknown): string[] {
	const parts = z.object({ id: z.string() }).array().default([]);
	const { sections, questions } = z.object({ sections: parts, questions: parts }).parse(entry);
	return [...sections, ...questions].map(({ id }) => id);
}

const previousHeader = `# Words of the firm that this site was before: \`npm run content:check -- --old-firm\` looks for them everywhere. Delete
# this file once it finds none.
`;

function wordsBefore(said: string): string[] {
	const all = (pattern: string) => globSync(pattern, { cwd: contentFolder }).sort().map(read);
	return previousWords({ firm: read("firm.yaml"), team: all("team/*.yaml"), areas: all("areas/*.yaml") }, said);
}

/** What the firm that leaves says to visitors, in words. */
function proseBefore(): string[] {
	return globSync(["*.yaml", "{pages,services,cases,testimonials,team,faq,posts,areas}/*.yaml"], {
		cwd: contentFolder,
	}).map(read);
}

function strayEntries(written: ReadonlyMap<string, string>): string[] {
	return globSync("**/*.yaml", { cwd: contentFolder })
		.sort()
		.filter((file) => !written.has(file) && file !== glossary);
}

function strayPictures(used: ReadonlySet<string>): string[] {
	return globSync("pictures/*.jpg", { cwd: contentFolder })
		.sort()
		.filter((file) => !used.has(file.slice("pictures/".length, -".jpg".length)));
}

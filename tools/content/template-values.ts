import type { Content } from "./content.ts";
import type { CollectionName, Entry } from "./entry.ts";
import { valueAt } from "./names.ts";

/** What a template says in `__name__`, taken from the firm's own content: no template names a place, a person or a law. */
export function templateValues(content: Content, slug: string, siblings: readonly Entry[]): Record<string, string> {
	const firm = content.valid("firm")[0]?.fields;
	const office = firm?.offices.find(({ id }) => id === firm.principalOffice) ?? firm?.offices[0];
	const services = inOrder(content, "services");
	const topics = Array.from(content.names.topic ?? []);
	const laws = firm?.jurisdictions ?? [];
	const reviewer = reviewerOf(content);
	const [photograph = "", engraving = photograph, cover = photograph] = ["photograph", "engraving", "ornament"].map(
		(kind) => content.valid("pictures")[0]?.fields.pictures.find((picture) => picture.kind === kind)?.name,
	);
	return {
		slug,
		today: content.today,
		ring: String((siblings.length % 6) + 1),
		author: content.valid("team").find(({ id }) => id !== reviewer.by)?.id ?? reviewer.by,
		office: office?.id ?? "",
		offices: either(firm?.offices.map(({ id }) => id)),
		latitude: String(office?.latitude ?? ""),
		longitude: String(office?.longitude ?? ""),
		state: laws.find(({ id, region }) => region && office?.licensed.includes(id))?.id ?? laws[0]?.id ?? "",
		jurisdiction: reviewer.jurisdiction,
		jurisdictions: either(laws.map(({ id }) => id)),
		service: services[0] ?? "",
		services: services.slice(0, 3).join(", "),
		cases: `[${inOrder(content, "cases").slice(0, 1).join("")}]`,
		topic: topics[0] ?? "",
		topics: either(topics),
		photograph,
		engraving,
		cover,
		review: reviewBlock(content, reviewer),
		differences: differencesBlock(laws.filter(({ region }) => region).map(({ id }) => id)),
	};
}

/** The entries of a collection by their ids, in the order that editors gave them. */
function inOrder({ entries }: Content, name: CollectionName): string[] {
	const orderOf = (entry: Entry) => Number(valueAt(entry.data, ["order"]) ?? 0);
	const some = entries.filter(({ collection }) => collection === name);
	return some.toSorted((a, b) => orderOf(a) - orderOf(b)).map(({ id }) => id);
}

/** `houston o monterrey`, as a note in Spanish says it. */
function either(names: readonly string[] = []): string {
	return new Intl.ListFormat("es", { type: "disjunction" }).format(names);
}

/** Who would review what a new entry says of the law: the lawyer responsible for the site, for a law of their licences. */
function reviewerOf(content: Content): { by: string; jurisdiction: string } {
	const firm = content.valid("firm")[0]?.fields;
	const people = content.valid("team");
	const responsible = people.find(({ id }) => id === firm?.responsible);
	const reviewer = responsible?.fields.attorney ? responsible : people.find(({ fields }) => fields.attorney);
	return {
		by: reviewer?.id ?? firm?.responsible ?? "",
		jurisdiction: reviewer?.fields.licences[0]?.jurisdiction ?? firm?.jurisdictions[0]?.id ?? "",
	};
}

function reviewBlock(content: Content, { by, jurisdiction }: ReturnType<typeof reviewerOf>): string {
	const laws = either(content.valid("firm")[0]?.fields.jurisdictions.map(({ id }) => id));
	return [
		"review: # cada quien por el derecho de donde tiene licencia; nadie revisa lo que escribió",
		`  - by: ${by} # POR LLENAR: quién lo revisó; necesita licencia en cada jurisdicción`,
		`    on: "${content.today}" # POR LLENAR: el día en que un abogado revisó lo que dice de la ley`,
		`    jurisdictions: [${jurisdiction}] # POR LLENAR: ${laws}`,
	].join("\n");
}

/** A comparison of the laws of two states, where the firm has two. */
function differencesBlock(states: readonly string[]): string {
	if (states.length < 2) return "";
	const row = (mark: string) =>
		`{ topic: "${mark} 1", cells: [${states.slice(0, 2).map((state) => `"${mark}: ${state}"`)}] }`;
	const rows = Array.from({ length: 4 }, () => [`    - es: ${row("POR LLENAR")}`, `      en: ${row("TO FILL IN")}`]);
	return [
		"differences: # POR LLENAR: qué cambia entre dos leyes, un renglón por tema y una celda por ley; o borre el campo",
		`  between: [${states.slice(0, 2).join(", ")}]`,
		"  rows:",
		...rows.flat(),
	].join("\n");
}

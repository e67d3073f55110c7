import { covered } from "./checks/reviews.ts";
import type { Content } from "./content.ts";
import type { CollectionName, Entry } from "./entry.ts";
import { valueAt } from "./names.ts";

/** What a template says in `__name__`, taken from the firm's own content: no template names a place, a person or a law. */
export function templateValues(
	content: Content,
	{ kind, slug, siblings }: { kind: string; slug: string; siblings: readonly Entry[] },
): Record<string, string> {
	const firm = content.valid("firm")[0]?.fields;
	const office = firm?.offices.find(({ id }) => id === firm.principalOffice) ?? firm?.offices[0];
	const services = inOrder(content, "services");
	const topics = Array.from(content.names.topic?.keys() ?? []);
	const laws = firm?.jurisdictions ?? [];
	const state = laws.find(({ id, region }) => region && office?.licensed.includes(id))?.id ?? laws[0]?.id ?? "";
	const reviewers = reviewersOf(content);
	const states = laws.filter(({ id, region }) => region && reviewers.has(id)).map(({ id }) => id);
	const compared = kind === "service" && states.length > 1 ? states.slice(0, 2) : [];
	const by = reviewers.get(state) ?? firm?.responsible ?? "";
	const [photograph = "", duotone = photograph, cover = photograph] = ["photograph", "duotone", "ornament"].map(
		(kind) => content.valid("pictures")[0]?.fields.pictures.find((picture) => picture.kind === kind)?.name,
	);
	return {
		slug,
		today: content.today,
		ring: ringFor(siblings.length, content),
		author: content.valid("team").find(({ id }) => id !== by)?.id ?? by,
		office: office?.id ?? "",
		offices: either(firm?.offices.map(({ id }) => id)),
		latitude: String(office?.latitude ?? ""),
		longitude: String(office?.longitude ?? ""),
		state,
		jurisdictions: either(laws.map(({ id }) => id)),
		service: services[0] ?? "",
		services: services.slice(0, 3).join(", "),
		cases: `[${inOrder(content, "cases").slice(0, 1).join("")}]`,
		topic: topics[0] ?? "",
		topics: either(topics),
		photograph,
		duotone,
		cover,
		review: reviewBlock(content, compared.length > 0 ? compared : [state], reviewers),
		differences: differencesBlock(compared),
	};
}

/** A ring among those that there are, another one for each person in turn. */
function ringFor(count: number, content: Content): string {
	const rings = Array.from(content.names.picture?.keys() ?? []).flatMap(
		(name) => /^ring-([1-6])$/.exec(name)?.[1] ?? [],
	);
	return rings[count % Math.max(1, rings.length)] ?? "1";
}

/** The entries of a collection by their ids, in the order that editors gave them. */
function inOrder({ entries }: Content, name: CollectionName): string[] {
	const orderOf = (entry: Entry) => Number(valueAt(entry.data, ["order"]) ?? 0);
	const some = entries.filter(({ collection }) => collection === name);
	return some.toSorted((a, b) => orderOf(a) - orderOf(b)).map(({ id }) => id);
}

/** `salem o puebla`, as a note in Spanish says it. */
function either(names: readonly string[] = []): string {
	return new Intl.ListFormat("es", { type: "disjunction" }).format(names);
}

/** Laws that attorneys of the firm may speak of, each with who would: the lawyer responsible for the site first. */
function reviewersOf(content: Content): ReadonlyMap<string, string> {
	const responsible = content.valid("firm")[0]?.fields.responsible;
	const attorneys = content
		.valid("team")
		.filter(({ fields }) => fields.attorney)
		.toSorted((a, b) => Number(b.id === responsible) - Number(a.id === responsible));
	// Whoever comes first has the last word.
	return new Map(
		attorneys.toReversed().flatMap((person) => [...covered(person, content)].map((law) => [law, person.id] as const)),
	);
}

/** Who reviews what an entry says of some laws, each person once. */
function reviewBlock(content: Content, laws: readonly string[], reviewers: ReadonlyMap<string, string>): string {
	const known = either(content.valid("firm")[0]?.fields.jurisdictions.map(({ id }) => id));
	const by = Map.groupBy(laws, (law) => reviewers.get(law) ?? content.valid("firm")[0]?.fields.responsible ?? "");
	const items = Array.from(by, ([person, some]) => [
		`  - by: ${person} # POR LLENAR: quién lo revisó; necesita licencia en cada jurisdicción`,
		`    on: "${content.today}" # POR LLENAR: el día en que un abogado revisó lo que dice de la ley`,
		`    jurisdictions: [${some.join(", ")}] # POR LLENAR: ${known}`,
	]);
	return [
		"review: # cada quien por el derecho de donde tiene licencia; nadie revisa lo que escribió",
		...items.flat(),
	].join("\n");
}

/** A comparison of the laws of two states, where the firm has attorneys for two. */
function differencesBlock(states: readonly string[]): string {
	if (states.length === 0) return "";
	const row = (mark: string) =>
		`{ topic: "${mark} 1", cells: [${states.map((state) => `"${mark}: ${state}"`).join(", ")}] }`;
	const rows = Array.from({ length: 4 }, () => [`    - es: ${row("POR LLENAR")}`, `      en: ${row("TO FILL IN")}`]);
	return [
		"differences: # POR LLENAR: qué cambia entre dos leyes, un renglón por tema y una celda por ley; o borre el campo",
		`  between: [${states.join(", ")}]`,
		"  rows:",
		...rows.flat(),
	].join("\n");
}

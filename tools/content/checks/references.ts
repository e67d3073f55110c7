import { caseId, serviceId } from "../../../app/content/schema/fields.ts";
import type { Content } from "../content.ts";
import { type Entry, findingAt, type Path } from "../entry.ts";
import type { Finding } from "../finding.ts";

/** Whatever an entry names exists: pictures, people, services, cases, posts, topics; and no order is given twice. */
export function checkReferences(content: Content): Finding[] {
	return [...naming(content), ...wrongNames(content), ...sameOrders(content)];
}

type Name = [entry: Entry, path: Path, name: string | undefined];

function naming(content: Content): Finding[] {
	const ids = (collection: Parameters<Content["valid"]>[0]) => new Set(content.valid(collection).map(({ id }) => id));
	const pictures = new Set(content.valid("pictures").flatMap(({ fields }) => fields.pictures.map(({ name }) => name)));
	const topics = new Set(content.valid("topics").flatMap(({ fields }) => fields.topics.map(({ id }) => id)));
	const missing = (kind: string, known: ReadonlySet<string>, names: readonly Name[]) =>
		names
			.filter(([, , name]) => name !== undefined && !known.has(name))
			.map(([entry, path, name]) => findingAt("error", entry, path, `there is no ${kind} "${name}"`));
	return [
		...missing("picture", pictures, picturesNamed(content)),
		...missing("picture file", content.pictureFiles, pictureNames(content)),
		...missing("person", ids("team"), peopleNamed(content)),
		...missing("service", ids("services"), servicesNamed(content)),
		...missing(
			"case",
			ids("cases"),
			each(content.valid("services"), (entry) => list(entry, "cases", entry.fields.cases)),
		),
		...missing(
			"post",
			ids("posts"),
			each(content.valid("services"), (entry) => list(entry, "posts", entry.fields.posts)),
		),
		...missing("topic", topics, topicsNamed(content)),
	];
}

function picturesNamed(content: Content): Name[] {
	const pages = [...content.valid("pages"), ...content.valid("clo")];
	return [
		...each(
			[...content.valid("services"), ...content.valid("cases"), ...content.valid("videos"), ...pages],
			(entry) => [[entry, ["picture"], entry.fields.picture]],
		),
		...each([...content.valid("services"), ...pages], (entry) =>
			entry.fields.sections.map((section, index): Name => [entry, ["sections", index, "picture"], section.picture]),
		),
		...each(content.valid("posts"), (entry) => [[entry, ["cover"], entry.fields.cover]]),
		...each(content.valid("team"), (entry) => [[entry, ["ring"], `ring-${entry.fields.ring}`]]),
		...each(content.valid("firm"), (entry) =>
			entry.fields.offices.map(({ picture }, index): Name => [entry, ["offices", index, "picture"], picture]),
		),
	];
}

function pictureNames(content: Content): Name[] {
	return each(content.valid("pictures"), (entry) =>
		entry.fields.pictures.map(({ name }, index): Name => [entry, ["pictures", index, "name"], name]),
	);
}

function peopleNamed(content: Content): Name[] {
	const reviewed = [...content.valid("services"), ...content.valid("faq"), ...content.valid("areas")];
	return [
		...each(reviewed, (entry) => [[entry, ["review", "by"], entry.fields.review.by]]),
		...each(content.valid("posts"), (entry) => [
			[entry, ["review", "by"], entry.fields.review.by],
			[entry, ["author"], entry.fields.author],
		]),
		...each(content.valid("firm"), (entry) => [[entry, ["responsible"], entry.fields.responsible]]),
	];
}

function servicesNamed(content: Content): Name[] {
	return [
		...each([...content.valid("cases"), ...content.valid("videos"), ...content.valid("posts")], (entry) => [
			[entry, ["service"], entry.fields.service],
		]),
		...each([...content.valid("team"), ...content.valid("areas")], (entry) =>
			list(entry, "services", entry.fields.services),
		),
	];
}

function topicsNamed(content: Content): Name[] {
	return each([...content.valid("posts"), ...content.valid("videos")], (entry) => [
		[entry, ["topic"], entry.fields.topic],
	]);
}

function each<Each extends Entry>(entries: readonly Each[], names: (entry: Each) => Name[]): Name[] {
	return entries.flatMap(names);
}

function list(entry: Entry, field: string, names: readonly string[]): Name[] {
	return names.map((name, index): Name => [entry, [field, index], name]);
}

/** The source document fixes the seven services and the five cases: their files bear those names and no others. */
function wrongNames({ entries }: Content): Finding[] {
	const fixed: Record<string, readonly string[]> = { services: serviceId.options, cases: caseId.options };
	return entries
		.filter(({ collection, id }) => fixed[collection] && !fixed[collection].includes(id))
		.map((entry) =>
			findingAt(
				"error",
				entry,
				[],
				`is named "${entry.id}"; ${entry.collection} are ${fixed[entry.collection]?.join(", ")}`,
			),
		);
}

/** Entries that are shown in an order: two with the same number would change places from build to build. */
function sameOrders({ entries }: Content): Finding[] {
	const taken = new Map<string, string>();
	return entries.flatMap((entry) => {
		const order = entry.document.get("order");
		if (typeof order !== "number") return [];
		const place = `${entry.collection} ${order}`;
		const other = taken.get(place);
		taken.set(place, entry.id);
		return other ? [findingAt("error", entry, ["order"], `has the same order as ${other}`)] : [];
	});
}

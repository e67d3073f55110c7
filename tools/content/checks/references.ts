import type { Content } from "../content.ts";
import type { CollectionName } from "../entry.ts";
import { type Finding, findingAt } from "../findings.ts";

/** Whatever an entry names exists: pictures, people, services, cases, posts, topics; and no order is given twice. */
export function checkReferences(content: Content): Finding[] {
	return [...missing(content), ...missingPictures(content), ...sameOrders(content)];
}

/** What a field names, by the field's name, wherever it stands. */
const named = {
	picture: "picture",
	cover: "picture",
	by: "person",
	author: "person",
	responsible: "person",
	service: "service",
	services: "service",
	cases: "case",
	posts: "post",
	topic: "topic",
	office: "office",
	principalOffice: "office",
	state: "jurisdiction",
	jurisdiction: "jurisdiction",
	jurisdictions: "jurisdiction",
	licensed: "jurisdiction",
	between: "jurisdiction",
} as const;

function missing(content: Content): Finding[] {
	const ids = (collection: CollectionName) =>
		new Set(content.entries.filter((entry) => entry.collection === collection).map(({ id }) => id));
	const known = {
		picture: new Set(content.valid("pictures").flatMap(({ fields }) => fields.pictures.map(({ name }) => name))),
		topic: new Set(content.valid("topics").flatMap(({ fields }) => fields.topics.map(({ id }) => id))),
		office: new Set(content.valid("firm").flatMap(({ fields }) => fields.offices.map(({ id }) => id))),
		jurisdiction: new Set(content.valid("firm").flatMap(({ fields }) => fields.jurisdictions.map(({ id }) => id))),
		person: ids("team"),
		service: ids("services"),
		case: ids("cases"),
		post: ids("posts"),
	};
	return content.texts.flatMap(({ entry, path, value, locale }) => {
		// Of an item of a list, the list's.
		const field = path.findLast((step) => typeof step === "string");
		// What is in a language is prose, such as the topic of a comparison.
		if (locale || !field || !isReference(field) || known[named[field]].has(value)) return [];
		return [findingAt(entry, path, `there is no ${named[field]} "${value}"`)];
	});
}

function isReference(field: string): field is keyof typeof named {
	return Object.hasOwn(named, field);
}

/** The pictures that have a description have a file, and so has the ring of each person. */
function missingPictures(content: Content): Finding[] {
	const pictures = content
		.valid("pictures")
		.flatMap((entry) =>
			entry.fields.pictures.map(({ name }, index) => ({ entry, path: ["pictures", index, "name"], name })),
		);
	const rings = content
		.valid("team")
		.map((entry) => ({ entry, path: ["ring"], name: `ring-${entry.fields.ring}` }))
		.filter((ring) => !pictures.some(({ name }) => name === ring.name));
	return [
		...pictures
			.filter(({ name }) => !content.pictureFiles.has(name))
			.map(({ entry, path, name }) => findingAt(entry, path, `there is no picture file "${name}"`)),
		...rings.map(({ entry, path, name }) => findingAt(entry, path, `there is no picture "${name}"`)),
	];
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
		return other ? [findingAt(entry, ["order"], `has the same order as ${other}`)] : [];
	});
}

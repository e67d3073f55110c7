import { hasProperty, isKnownType } from "./vocabulary.ts";

/** What Google's pages ask of a type, and what the firm's own rules forbid. */
interface Expectation {
	/** The page that says so. */
	page: string;
	required: readonly string[];
	recommended: readonly string[];
}

const google = "https://developers.google.com/search/docs/appearance/structured-data";

/** Required and recommended properties as of 2026, but for those that do not apply to a law firm (prices, menus…). */
export const expectations: Readonly<Record<string, Expectation>> = {
	Organization: {
		page: `${google}/organization`,
		required: ["name"],
		recommended: [
			"url",
			"logo",
			"address",
			"telephone",
			"email",
			"foundingDate",
			"sameAs",
			"description",
			"alternateName",
		],
	},
	LegalService: {
		page: `${google}/local-business`,
		required: ["name", "address"],
		recommended: ["telephone", "geo", "openingHoursSpecification", "url", "image", "areaServed"],
	},
	PostalAddress: {
		page: `${google}/local-business`,
		required: ["streetAddress", "addressLocality", "addressRegion", "postalCode", "addressCountry"],
		recommended: [],
	},
	GeoCoordinates: { page: `${google}/local-business`, required: ["latitude", "longitude"], recommended: [] },
	GeoCircle: { page: "https://schema.org/GeoCircle", required: ["geoMidpoint", "geoRadius"], recommended: [] },
	OpeningHoursSpecification: {
		page: `${google}/local-business`,
		required: ["opens", "closes", "dayOfWeek"],
		recommended: [],
	},
	Person: {
		page: `${google}/article#author-bp`,
		required: ["name"],
		recommended: ["url", "jobTitle"],
	},
	Service: {
		page: "https://schema.org/Service",
		required: ["name", "provider"],
		recommended: ["description", "serviceType", "areaServed", "url"],
	},
	BreadcrumbList: { page: `${google}/breadcrumb`, required: ["itemListElement"], recommended: [] },
	ListItem: { page: `${google}/breadcrumb`, required: ["name", "position", "item"], recommended: [] },
	BlogPosting: articleExpectation(),
	Article: articleExpectation(),
	VideoObject: {
		page: `${google}/video`,
		required: ["name", "thumbnailUrl", "uploadDate"],
		recommended: ["description", "duration", "embedUrl"],
	},
};

function articleExpectation(): Expectation {
	return {
		page: `${google}/article`,
		required: ["headline"],
		recommended: ["image", "datePublished", "dateModified", "author", "publisher"],
	};
}

/** Marks that the firm must not use: stars of itself are not eligible, and `Attorney` is deprecated. */
const forbiddenTypes = ["Attorney", "Review", "AggregateRating", "Rating"];
const forbiddenProperties = ["aggregateRating", "review", "reviews", "starRating"];

const dates = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2}))?$/;
const dateTimes = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/;

type Node = Readonly<Record<string, unknown>>;

type Asked = "required" | "recommended";

/**
 * What is wrong with a thing, one sentence each, with the path to it. Nothing when all is well.
 *
 * @param asked which properties it must have; what is recommended a firm may not have to say, such as profiles elsewhere
 */
export function problems(thing: unknown, asked: readonly Asked[] = ["required", "recommended"]): string[] {
	const context = isNode(thing) && thing["@context"] === "https://schema.org" ? [] : ["thing has no context"];
	return [...context, ...problemsAt(thing, "thing", asked)];
}

function problemsAt(thing: unknown, path: string, asked: readonly Asked[]): string[] {
	if (Array.isArray(thing)) return thing.flatMap((item, index) => problemsAt(item, `${path}[${index}]`, asked));
	if (!isNode(thing)) return emptyText(thing, path);
	const found: string[] = [];
	const type = thing["@type"];
	// A reference to something that another node describes has an id and nothing else.
	if (type === undefined && Object.keys(thing).every((key) => key === "@id")) return found;
	if (typeof type !== "string" || !isKnownType(type)) return [...found, `${path} has the unknown type ${String(type)}`];
	if (forbiddenTypes.includes(type)) found.push(`${path} is a ${type}, which the firm must not use`);
	for (const [key, value] of Object.entries(thing)) {
		if (key.startsWith("@")) continue;
		if (forbiddenProperties.includes(key)) found.push(`${path}.${key} must not be used`);
		if (!hasProperty(type, key)) found.push(`${path}.${key} is not a property of ${type}`);
		found.push(...problemsAt(value, `${path}.${key}`, asked));
	}
	return [...found, ...missing(thing, type, path, asked), ...malformed(thing, type, path)];
}

function isNode(value: unknown): value is Node {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function emptyText(value: unknown, path: string): string[] {
	return value === "" || value === undefined || value === null ? [`${path} is empty`] : [];
}

function missing(node: Node, type: string, path: string, asked: readonly Asked[]): string[] {
	const expected = expectations[type];
	// Publisher, provider and worksFor name a thing that stands whole on another node.
	const refersElsewhere = path.includes(".") && "@id" in node;
	if (!expected || refersElsewhere) return [];
	return asked.flatMap((kind) =>
		expected[kind].filter((key) => !(key in node)).map((key) => `${path} lacks the ${kind} ${key}`),
	);
}

/** Values that validators let pass. */
function malformed(node: Node, type: string, path: string): string[] {
	const found: string[] = [];
	const wrong = (key: string, why: string) => found.push(`${path}.${key} ${why}`);
	for (const key of ["url", "item", "embedUrl", "thumbnailUrl", "logo", "image", "@id"]) {
		for (const value of [node[key]].flat()) {
			if (typeof value === "string" && !/^https:\/\/[^\s]+$/.test(value))
				wrong(key, "is not an absolute https address");
		}
	}
	for (const key of ["datePublished", "dateModified"]) {
		if (key in node && !dates.test(String(node[key]))) wrong(key, "is not a date after ISO 8601");
	}
	if (String(node.dateModified) < String(node.datePublished)) wrong("dateModified", "is before datePublished");
	if (type === "VideoObject") {
		if (!dateTimes.test(String(node.uploadDate))) wrong("uploadDate", "needs a time and a zone");
		if (!/^PT(\d+H)?(\d+M)?(\d+S)?$/.test(String(node.duration)) || node.duration === "PT")
			wrong("duration", "is not a length after ISO 8601");
	}
	if (type === "BreadcrumbList") {
		const items = [node.itemListElement].flat();
		if (items.length < 2) wrong("itemListElement", "has fewer than two steps");
		if (items.some((item, index) => !isNode(item) || item.position !== index + 1))
			wrong("itemListElement", "does not count from 1");
	}
	// A firm serves no circle of less than a kilometre: a small number was meant in kilometres.
	if (type === "GeoCircle" && Number(node.geoRadius) < 1000) wrong("geoRadius", "is not in metres");
	if (typeof node.telephone === "string" && !/^\+\d{11,13}$/.test(node.telephone))
		wrong("telephone", "is not in E.164 form");
	if (typeof node.headline === "string" && node.headline.length > 110) wrong("headline", "is above 110 characters");
	if ("author" in node) {
		const authors = [node.author].flat();
		if (authors.some((author) => !isNode(author) || !author.url || !author.name)) wrong("author", "lacks name or url");
	}
	return found;
}

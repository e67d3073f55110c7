import { describe, expect, onTestFinished, test } from "vitest";
import { type Locale, locales } from "../../../app/locales/locale.ts";
import { areas, cases, firm, posts, services, team } from "../../../app/site/content/content.server.ts";
import { absolute } from "../../../app/site/pages/absolute.server.ts";
import { breadcrumbList } from "../../../app/site/pages/breadcrumbs.server.ts";
import { type PageId, type PageRef, pageRefOf } from "../../../app/site/pages/page-table.ts";
import { blogPosting, caseArticle } from "../../../app/site/structured/blog-posting.server.ts";
import { office, organization, organizationAndOffices } from "../../../app/site/structured/organization.server.ts";
import { person } from "../../../app/site/structured/person.server.ts";
import { reviewedBy, reviewedPage } from "../../../app/site/structured/reviewed.server.ts";
import { service } from "../../../app/site/structured/service.server.ts";
import { isoDuration, videoObject } from "../../../app/site/structured/video-object.server.ts";
import { saltillo } from "../../fixtures/offices.ts";
import { video } from "../../fixtures/video.ts";
import { problems } from "./check.ts";

function at(page: PageId, locale: Locale, params: PageRef["params"] = {}): PageRef {
	return pageRefOf({ page, locale }, params);
}

function firstOf<Entry>(entries: readonly Entry[]): Entry {
	const [first] = entries;
	if (first === undefined) throw new Error("The collection is empty");
	return first;
}

const post = firstOf(posts);
const story = firstOf(cases);
/** The page of the external Chief Legal Officer, which the fixture's firm does not have. */
const clo = { name: "CLO", description: "A legal department for hire", picture: "desk" };

/** Everything that the pages of a language say. */
function everything(locale: Locale): Record<string, unknown[]> {
	return {
		organization: organizationAndOffices(locale),
		people: team.map((entry) => person(entry, locale)),
		services: services.map((entry) => service(at(entry.id, locale), { ...entry[locale], picture: entry.picture })),
		clo: [service(at("clo", locale), clo)],
		posts: posts.map((entry) => blogPosting(at("post", locale, { slug: entry.id }), entry)),
		areas: areas.map((entry) => reviewedPage(at("area", locale, { slug: entry.id }), entry)),
		cases: cases.map((entry) => caseArticle(at("case", locale, { caseId: entry.id }), entry)),
		videos: [videoObject(at("tv", locale), video)],
		breadcrumbs: [
			breadcrumbList(at("team", locale)),
			breadcrumbList(at("immigration", locale)),
			breadcrumbList(at("post", locale, { slug: post.id })),
			breadcrumbList(at("case", locale, { caseId: story.id })),
			breadcrumbList(at("area", locale, { slug: "guaymas" })),
		],
	};
}

describe.each(locales)("structured data in %s", (locale) => {
	test.each(Object.entries(everything(locale)))("%s keeps to the vocabulary and to Google's pages", (_, things) => {
		expect(things.length).toBeGreaterThan(0);
		expect(things.flatMap((thing) => problems(thing))).toEqual([]);
	});

	test("survives JSON: nothing in it is undefined", () => {
		const things = everything(locale);
		expect(JSON.parse(JSON.stringify(things))).toStrictEqual(things);
	});
});

test("a page says who reviewed it, each once, and the day since which all of it is reviewed", () => {
	const [, first, second] = team;
	if (!first || !second) throw new Error("The firm has fewer people than this test needs");
	const [one, two] = [
		{ by: first.id, on: "2026-03-01" },
		{ by: second.id, on: "2026-02-01" },
	];
	expect(reviewedBy([{ review: [one, two] }, { review: [{ ...one, on: "2026-04-01" }] }])).toMatchObject({
		reviewedBy: [{ name: first.name }, { name: second.name }],
		lastReviewed: "2026-02-01",
	});
	const page = blogPosting(at("post", "es", { slug: post.id }), post).mainEntityOfPage;
	expect(page).toMatchObject({
		"@type": "WebPage",
		reviewedBy: post.review.map(({ by }) => ({ "@id": expect.stringContaining(by) })),
	});
});

test("an office states what visitors look for", () => {
	const [sanDiego, , hermosillo] = firm.offices;
	if (!sanDiego || !hermosillo) throw new Error("The firm has three offices");
	expect(office(sanDiego, "es")).toMatchObject({
		"@type": "LegalService",
		telephone: "+16195550100",
		address: { addressRegion: "CA", addressCountry: "US" },
		areaServed: { "@type": "GeoCircle", geoRadius: 40_000, geoMidpoint: { latitude: 32.7157 } },
	});
	expect(office(hermosillo, "en").address).toMatchObject({ addressRegion: "Sonora", addressCountry: "MX" });
});

test("the firm names each office's own number, and an award only if it has one", () => {
	const numbers = firm.offices.map(({ phone }) => phone);
	const { contactPoint } = organization("es");
	expect(contactPoint).toMatchObject(numbers.map((telephone) => ({ telephone })));
	expect(new Set(numbers).size).toBe(numbers.length);
	const before = firm.award;
	onTestFinished(() => {
		firm.award = before;
	});
	for (const [sample, award] of [
		[true, undefined],
		[false, "Best of Sonora"],
	] as const) {
		firm.award = { name: "Best of Sonora", year: 2024, es: { basis: "x" }, en: { basis: "x" }, sample };
		expect(organization("en").award).toBe(award);
	}
});

test.each(locales)(
	"a text in %s says when it came out and when it was changed, and a video what is spoken",
	(locale) => {
		const place = at("post", locale, { slug: post.id });
		const dated = { ...post, published: "2026-01-15", updated: "2026-07-15" };
		expect(blogPosting(place, dated)).toMatchObject({
			datePublished: "2026-01-15T00:00:00-08:00",
			dateModified: "2026-07-15T00:00:00-07:00",
			author: { url: absolute(`${locale === "es" ? "/equipo" : "/en/team"}/${post.author}`) },
		});
		for (const spoken of locales) expect(videoObject(at("tv", locale), { ...video, spoken }).inLanguage).toBe(spoken);
	},
);

test("a person works where their own office is", () => {
	const places = team.map((entry) => [entry.office, person(entry, "es").workLocation]);
	expect(new Set(team.map((entry) => entry.office)).size).toBeGreaterThan(1);
	for (const [id, place] of places) expect(place).toEqual({ "@id": `${absolute("/")}#office-${id}` });
});

test("a service is offered in each state with an office, and each is named once", () => {
	const { areaServed } = service(at("immigration", "es"), clo);
	expect(areaServed).toEqual([
		{ "@type": "State", name: "California" },
		{ "@type": "State", name: "Sonora" },
	]);
});

test("an office's hours are stated for each weekday, days off left out", () => {
	const days = (...names: string[]) => names.map((name) => `https://schema.org/${name}`);
	expect(office({ ...firstOf(firm.offices), hours: saltillo.hours }, "es").openingHoursSpecification).toEqual([
		{
			"@type": "OpeningHoursSpecification",
			dayOfWeek: days("Monday", "Tuesday", "Wednesday", "Thursday"),
			opens: "08:30",
			closes: "17:30",
		},
		{ "@type": "OpeningHoursSpecification", dayOfWeek: days("Friday"), opens: "08:30", closes: "17:00" },
	]);
});

test("breadcrumbs end at the page itself and pass by its list", () => {
	const { itemListElement } = breadcrumbList(at("post", "en", { slug: post.id }));
	expect(itemListElement).toMatchObject([
		{ position: 1, item: absolute("/en") },
		{ position: 2, item: absolute("/en/blog") },
		{ position: 3, item: absolute(`/en/blog/${post.id}`), name: post.en.title },
	]);
	expect(() => breadcrumbList(at("area", "es", { slug: "atlantis" }))).toThrow(/atlantis/);
});

test("the day of a post is a moment in the zone of the principal office", () => {
	expect(blogPosting(at("post", "es", { slug: post.id }), { ...post, published: "2026-01-15" }).datePublished).toBe(
		"2026-01-15T00:00:00-08:00",
	);
	expect(videoObject(at("tv", "es"), video).uploadDate).toBe("2026-07-14T00:00:00-07:00");
});

test("a transcript is told as text", () => {
	expect(videoObject(at("tv", "en"), video).transcript).toBe(
		"Inés Quiroga: What do I keep?\nGrace Holloway: Pay stubs & contract.",
	);
});

test.each([
	[104, "PT1M44S"],
	[60, "PT1M"],
	[3605, "PT1H5S"],
	[0, "PT0S"],
])("%i seconds are %s", (seconds, duration) => {
	expect(isoDuration(seconds)).toBe(duration);
});

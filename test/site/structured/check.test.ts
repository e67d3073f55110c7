import { describe, expect, test } from "vitest";
import { firm, posts, services, team } from "../../../app/site/content/content.server.ts";
import { breadcrumbList } from "../../../app/site/pages/breadcrumbs.server.ts";
import { type PageId, type PageRef, pageRefOf } from "../../../app/site/pages/page-table.ts";
import { blogPosting } from "../../../app/site/structured/blog-posting.server.ts";
import { office, organization } from "../../../app/site/structured/organization.server.ts";
import { person } from "../../../app/site/structured/person.server.ts";
import { service } from "../../../app/site/structured/service.server.ts";
import { videoObject } from "../../../app/site/structured/video-object.server.ts";
import { video } from "../../fixtures/video.ts";
import { problems } from "./check.ts";

function at(page: PageId, params: PageRef["params"] = {}): PageRef {
	return pageRefOf({ page, locale: "es" }, params);
}

function firstOf<Entry>(entries: readonly Entry[]): Entry {
	const [first] = entries;
	if (first === undefined) throw new Error("The collection is empty");
	return first;
}

const post = firstOf(posts);

describe("each check fails on a broken sample", () => {
	const good = {
		organization: organization("es"),
		office: office(firstOf(firm.offices), "es"),
		person: person(firstOf(team), "es"),
		service: service(at("immigration"), { ...firstOf(services).es, picture: "desert" }),
		trail: breadcrumbList(at("team")),
		post: blogPosting(at("post", { slug: post.id }), post),
		video: videoObject(at("tv"), video),
	};
	const without = (thing: object, key: string) =>
		Object.fromEntries(Object.entries(thing).filter(([name]) => name !== key));

	test.each<[string, unknown, string]>([
		["no context", without(good.organization, "@context"), "has no context"],
		["an unknown type", { ...good.organization, "@type": "LawFirm" }, "unknown type LawFirm"],
		["a property of another type", { ...good.organization, opens: "08:30" }, "opens is not a property of Organization"],
		["a misspelt property", { ...good.office, telefone: "+16195550100" }, "telefone is not a property"],
		[
			"stars of the firm",
			{ ...good.office, aggregateRating: { "@type": "AggregateRating" } },
			"aggregateRating must not",
		],
		["a review of the firm", { ...good.office, review: { "@type": "Review", name: "x" } }, "Review, which the firm"],
		["the deprecated type", { ...good.office, "@type": "Attorney" }, "Attorney, which the firm"],
		["an office without address", without(good.office, "address"), "lacks the required address"],
		[
			"an office without hours",
			without(good.office, "openingHoursSpecification"),
			"recommended openingHoursSpecification",
		],
		["an office without a place", without(good.office, "geo"), "recommended geo"],
		[
			"half an address",
			{ ...good.office, address: { "@type": "PostalAddress", addressLocality: "San Diego" } },
			"required streetAddress",
		],
		[
			"miles for metres",
			{ ...good.office, areaServed: { "@type": "GeoCircle", geoMidpoint: good.office.geo, geoRadius: 25 } },
			"is not in metres",
		],
		["a phone as people write it", { ...good.office, telephone: "(619) 555-0100" }, "E.164"],
		["an empty name", { ...good.person, name: "" }, "name is empty"],
		["a person without a name", without(good.person, "name"), "required name"],
		["a relative picture", { ...good.person, image: "/pictures/x.jpg" }, "absolute https"],
		["a service of nobody", without(good.service, "provider"), "required provider"],
		[
			"a trail of one step",
			{ ...good.trail, itemListElement: [good.trail.itemListElement].flat().slice(0, 1) },
			"fewer than two",
		],
		[
			"a trail that counts from 0",
			{
				...good.trail,
				itemListElement: [
					{ "@type": "ListItem", position: 0, name: "a", item: "https://a.example/" },
					{ "@type": "ListItem", position: 1, name: "b", item: "https://a.example/b" },
				],
			},
			"count from 1",
		],
		[
			"a step without address",
			{
				...good.trail,
				itemListElement: [
					{ "@type": "ListItem", position: 1, name: "a" },
					{ "@type": "ListItem", position: 2, name: "b" },
				],
			},
			"required item",
		],
		["an empty post", { "@context": "https://schema.org", "@type": "BlogPosting" }, "required headline"],
		["a post without picture", without(good.post, "image"), "recommended image"],
		[
			"an author without a profile",
			{ ...good.post, author: { "@type": "Person", name: "Ana" } },
			"author lacks name or url",
		],
		["a day in words", { ...good.post, datePublished: "14 de julio de 2026" }, "not a date"],
		["changed before it was published", { ...good.post, dateModified: "2001-01-01" }, "before datePublished"],
		["a long headline", { ...good.post, headline: "a".repeat(111) }, "above 110"],
		["a video without thumbnail", without(good.video, "thumbnailUrl"), "required thumbnailUrl"],
		["a video without a zone", { ...good.video, uploadDate: "2026-07-14" }, "needs a time and a zone"],
		["a length in seconds", { ...good.video, duration: "104" }, "not a length"],
	])("%s", (_, broken, message) => {
		expect(problems(broken).join("\n")).toContain(message);
	});

	test("and none of them fails on the good one", () => {
		expect(Object.values(good).flatMap((thing) => problems(thing))).toEqual([]);
	});
});

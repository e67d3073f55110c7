import { expect, test } from "vitest";
import { locales } from "../../../app/locales/locale.ts";
import { areas, cases, posts, team } from "../../../app/site/content/content.server.ts";
import { whoWouldHandle } from "../../../app/site/content/matter-people.server.ts";
import { areaPage } from "../../../app/site/loaders/area-page.server.ts";
import { casePage } from "../../../app/site/loaders/case-page.server.ts";
import { postPage } from "../../../app/site/loaders/post-page.server.ts";

const who = (matter: Parameters<typeof whoWouldHandle>[0]) => whoWouldHandle(matter, team).map(({ id }) => id);

test("As few attorneys as are licensed for all its laws would handle a matter", () => {
	expect(who({ services: ["trade"], laws: ["mexico", "california"] })).toEqual(["ines-quiroga-soto"]);
	expect(who({ services: ["employment"], laws: ["california", "mexico"] })).toEqual([
		"grace-holloway",
		"mateo-alcaraz-leyva",
	]);
	// Nobody is shown for a law under which they are not licensed while somebody else is.
	expect(who({ services: ["employment"], laws: ["mexico"] })).toEqual(["mateo-alcaraz-leyva"]);
});

test("The office that attends a place comes before the number of services", () => {
	const services = ["family-business-succession", "employment", "trade"];
	expect(who({ services, laws: ["california"], office: "riverside" })).toEqual(["grace-holloway"]);
	expect(who({ services, laws: ["california"], office: "san-diego" })).toEqual(["ines-quiroga-soto"]);
});

test("Who wrote of it stands first, unless they are no attorney", () => {
	const matter = { services: ["employment"], laws: ["california"] };
	expect(who({ ...matter, author: "mateo-alcaraz-leyva" })).toEqual(["mateo-alcaraz-leyva", "grace-holloway"]);
	expect(who({ ...matter, author: "bruno-tapia-ceja" })).toEqual(["grace-holloway"]);
	expect(who({ services: ["employment"], laws: [], author: "grace-holloway" })).toEqual(["grace-holloway"]);
});

test("There is nobody for what nobody does, nor for a law that nobody is licensed for", () => {
	expect(who({ services: [], laws: ["california"] })).toEqual([]);
	expect(who({ services: ["immigration"], laws: ["arizona"] })).toEqual([]);
});

test.each(locales)("Posts, cases and places in %s show them with licences, languages and a phone", (locale) => {
	const pages = [
		...posts.map(({ id }) => postPage({ page: "post", locale, params: { slug: id } })),
		...cases.map(({ id }) => casePage({ page: "case", locale, params: { caseId: id } })),
		...areas.map(({ id }) => areaPage({ page: "area", locale, params: { slug: id } })),
	];
	// Some treat a law that nobody of the firm is licensed for.
	expect(pages.filter(({ people }) => people.length > 0).length).toBeGreaterThan(pages.length / 2);
	for (const { people } of pages) {
		expect(people.length).toBeLessThan(3);
		for (const { laws, languages, office } of people) {
			expect(laws.length).toBeGreaterThan(0);
			expect(languages.length).toBeGreaterThan(0);
			expect(office.phone.href).toMatch(/^tel:\+/);
		}
	}
});

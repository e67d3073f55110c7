import { exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Locale } from "../../app/locales/locale.ts";
import { carousel, cases, firm, posts, team, testimonials } from "../../app/site/content/content.server.ts";
import { anchors } from "../../app/site/corpus/anchors.ts";
import { feedPath } from "../../app/site/feeds/feed.server.ts";
import { href } from "../../app/site/pages/page-table.ts";

async function read(path: string, accept = "text/html"): Promise<string> {
	const response = await exports.default.fetch(`https://${firm.domain}${path}`, { headers: { accept } });
	expect(response.status).toBe(200);
	// React parts text by comments.
	return (await response.text()).replaceAll("<!-- -->", "");
}

const words = {
	es: {
		label: "Muestra",
		post: "Artículo de muestra",
		story: "Relato de muestra: no corresponde a un cliente real.",
		figures: "Cifras de muestra: no son de una firma real.",
		fees: "Cantidades de muestra: no son de una firma real.",
		profiles: "Todos los perfiles son de muestra.",
	},
	en: {
		label: "Sample",
		post: "Sample post",
		story: "Sample story: it does not describe a real client.",
		figures: "Sample figures: they are not those of a real firm.",
		fees: "Sample amounts: they are not those of a real firm.",
		profiles: "All profiles are samples.",
	},
} as const;
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
const occurrences = (text: string, part: string) => text.split(part).length - 1;

// All that the fixture's firm has is a sample.
describe.each<Locale>(["es", "en"])("what is made up says so in %s", (locale) => {
	const { label, post, story, figures, fees, profiles } = words[locale];
	const shown = carousel.length + testimonials.length;

	it("on the home page: each story, each testimonial and the rating, and the figures once", async () => {
		const main = mainOf(await read(href(locale, "home")));
		expect(shown).toBeGreaterThan(3);
		expect(occurrences(main, `·\u00a0${label}<`)).toBe(shown + 1);
		expect(occurrences(main, figures)).toBe(1);
	});

	it("in the home page's Markdown: each figure and the rating as well", async () => {
		const markdown = await read(href(locale, "home"), "text/markdown");
		expect(firm.claims.length).toBeGreaterThan(0);
		expect(occurrences(markdown, `*${label}.*`)).toBe(shown + firm.claims.length + 1);
	});

	it("on the page about the firm, its figures", async () => {
		expect(occurrences(mainOf(await read(href(locale, "about"))), figures)).toBe(1);
	});

	it("each person, on the team's page at its head for all of them, and on their own", async () => {
		const staff = await read(href(locale, "team"));
		expect(mainOf(staff).indexOf(profiles)).toBeGreaterThan(-1);
		expect(mainOf(staff).indexOf(profiles)).toBeLessThan(mainOf(staff).indexOf("<summary"));
		expect(occurrences(mainOf(staff), `>${label}</span>`)).toBe(0);
		for (const { id } of team) {
			const html = await read(href(locale, "person", { slug: id }));
			const places = ["</h1>", `·\u00a0${label}<`, "<h2"].map((part) => html.indexOf(part, html.indexOf("<h1")));
			expect(places).not.toContain(-1);
			expect(places).toEqual(places.toSorted((a, b) => a - b));
		}
	});

	it.each(["faq", "trade"] as const)("the fees that %s names, in HTML, Markdown and structured data", async (page) => {
		const html = await read(href(locale, page));
		expect(occurrences(mainOf(html), fees)).toBe(1);
		expect(occurrences(await read(href(locale, page), "text/markdown"), `*${fees}*`)).toBe(1);
		if (page === "faq") expect(html).toMatch(new RegExp(`itemProp="acceptedAnswer"(?:(?!</details>).)*${fees}`, "s"));
	});

	it("in the feed", async () => {
		expect(occurrences(await read(feedPath[locale], "*/*"), post)).toBe(posts.length);
	});

	it("under the heading of a story", async () => {
		for (const { id } of cases) {
			const html = await read(href(locale, "case", { caseId: id }));
			const places = ["</h1>", story, `id="${anchors.case.facts}"`].map((part) => html.indexOf(part));
			expect(places).not.toContain(-1);
			expect(places).toEqual(places.toSorted((a, b) => a - b));
		}
	});

	it("is no review to a search engine", async () => {
		expect(await read(href(locale, "home"))).not.toMatch(/"@type":"(Aggregate)?(Rating|Review)"/);
	});
});

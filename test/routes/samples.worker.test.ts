import { exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Locale } from "../../app/locales/locale.ts";
import { carousel, cases, firm, posts, testimonials } from "../../app/site/content/content.server.ts";
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
	es: ["Muestra", "Artículo de muestra", "Relato de muestra: no corresponde a un cliente real."],
	en: ["Sample", "Sample post", "Sample story: it does not describe a real client."],
} as const;
const occurrences = (text: string, part: string) => text.split(part).length - 1;

// All that the fixture's firm has is a sample.
describe.each<Locale>(["es", "en"])("what is made up says so in %s", (locale) => {
	const [label, post, story] = words[locale];
	const shown = carousel.length + testimonials.length;

	it("on the home page: each story and each testimonial", async () => {
		const [main = ""] = /<main[\s\S]*<\/main>/.exec(await read(href(locale, "home"))) ?? [];
		expect(shown).toBeGreaterThan(3);
		expect(occurrences(main, `· ${label}<`)).toBe(shown);
	});

	it("in the home page's Markdown", async () => {
		expect(occurrences(await read(href(locale, "home"), "text/markdown"), `*${label}.*`)).toBe(shown);
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

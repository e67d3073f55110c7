import { exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { locales } from "../../app/locales/locale.ts";
import { faq, firm } from "../../app/site/content/content.server.ts";
import { href } from "../../app/site/pages/page-table.ts";

describe.each(locales)("the page of questions, in %s", async (locale) => {
	const html = await (await exports.default.fetch(`https://${firm.domain}${href(locale, "faq")}`)).text();
	const questions = faq.flatMap((topic) => topic.questions);

	it("has every answer once, marked as one for machines", () => {
		const marked = html.matchAll(
			/itemType="https:\/\/schema.org\/Question"><summary><h3 itemProp="name">([^<]+)<\/h3><\/summary><div id="([^"]+)" itemProp="acceptedAnswer" itemScope="" itemType="https:\/\/schema.org\/Answer"><div class="prose" itemProp="text">/g,
		);
		const ids = Array.from(marked, ([, , id]) => id);
		expect(ids.toSorted()).toEqual(questions.map(({ id }) => id).toSorted());
		expect(html).not.toContain('"acceptedAnswer":');
	});

	it("begins with what people ask most", () => {
		const first = html.indexOf(`id="${faq[0]?.id}"`);
		for (const { id, often } of questions) expect(html.indexOf(`id="${id}"`) < first, id).toBe(often);
	});

	it("says once who checked it, for which law and which topics", () => {
		const notes = faq.flatMap(({ review, [locale]: { topic } }) => review.map(({ by }) => ({ by, topic })));
		const list = html.slice(html.indexOf('id="review"'));
		for (const { by, topic } of notes) expect(list).toMatch(new RegExp(`#${by}"(?:(?!</p>).)*${topic}`, "s"));
		expect(html.match(/<time/g)?.length).toBeLessThanOrEqual(notes.length);
	});
});

it("a service's questions say in their markup what they are as well", async () => {
	const html = await (await exports.default.fetch(`https://${firm.domain}/servicios/abogado-laboral`)).text();
	const [, questions = ""] = html.split('<div itemScope="" itemType="https://schema.org/FAQPage">');
	expect(questions).toMatch(/itemProp="mainEntity".*itemProp="name".*itemProp="acceptedAnswer".*itemProp="text"/s);
	expect(html).not.toContain('"@type":"FAQPage"');
});

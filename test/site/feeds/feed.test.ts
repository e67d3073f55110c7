import { describe, expect, test } from "vitest";
import { translator } from "../../../app/locales/instances.server.ts";
import { locales } from "../../../app/locales/locale.ts";
import { posts } from "../../../app/site/content/content.server.ts";
import { feed } from "../../../app/site/feeds/feed.server.ts";
import { xmlText } from "../../../app/site/feeds/xml.ts";
import { absolute } from "../../../app/site/pages/absolute.server.ts";

describe.each(locales)("the feed in %s", (locale) => {
	const xml = feed(locale);
	const entries = [...xml.matchAll(/<entry>([\s\S]*?)<\/entry>/g)].map(([, entry = ""]) => entry);

	test("has every post, the newest first, whole", () => {
		expect(entries).toHaveLength(posts.length);
		for (const [index, post] of posts.entries()) {
			const entry = entries[index] ?? "";
			expect(entry).toContain(`<title>${xmlText(post[locale].title)}</title>`);
			const lastParagraph = post[locale].body.html.split("<p>").at(-1)?.split("<")[0] ?? "";
			expect(entry).toContain(xmlText(lastParagraph));
			expect(entry).toContain(`<updated>${post.updated}T00:00:00-0`);
			const notice = xmlText(translator(locale, "blog")("sampleNotice"));
			expect([post.sample, entry.includes(notice)]).toEqual([true, true]);
		}
		// The start of the day at the principal office, in summer and in winter.
		const published = entries.map((entry) => /<published>(.*?)<\/published>/.exec(entry)?.[1]);
		expect(published).toEqual(["2026-09-01T00:00:00-07:00", "2026-05-05T00:00:00-07:00", "2026-02-17T00:00:00-08:00"]);
	});

	test("states what RFC 4287 requires of a feed and of an entry", () => {
		for (const part of [xml, ...entries]) {
			expect(part).toMatch(/<id>https:\/\/[^<]+<\/id>/);
			expect(part).toMatch(/<title>[^<]+<\/title>/);
			expect(part).toMatch(/<updated>\d{4}-\d\d-\d\dT00:00:00-0[78]:00<\/updated>/);
			expect(part).toMatch(/<author><name>[^<]+<\/name>/);
		}
		expect(new Set(entries.map((entry) => /<id>(.*?)<\/id>/.exec(entry)?.[1])).size).toBe(posts.length);
		expect(xml).toContain(`xml:lang="${locale}"`);
		expect(xml).toContain(
			`rel="self" type="application/atom+xml" href="${absolute(locale === "es" ? "/feed.xml" : "/en/feed.xml")}"`,
		);
	});

	test("has no link that depends on where it is read", () => {
		expect(xml).not.toMatch(/(href|src)=&quot;\//);
		expect(xml).toContain(`href=&quot;${absolute("/")}`);
	});

	test("holds no character that XML cannot", () => {
		expect(xml.match(/&(?!amp;|lt;|gt;|quot;)/)).toBeNull();
	});
});

test("xmlText escapes, and drops what XML 1.0 has no form for", () => {
	expect(xmlText(`a & b < c > "d" \u0000\u0008\uFFFE😀 ñ`)).toBe("a &amp; b &lt; c &gt; &quot;d&quot; 😀 ñ");
	expect(xmlText("cut \uD83D here")).toBe("cut \uFFFD here");
});

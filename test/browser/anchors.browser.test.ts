import { describe, expect, inject, it } from "vitest";
import { readContent } from "../../tools/content/content.ts";
import { siteMap } from "../../tools/content/site-map.ts";

/** `content:check` holds links against this map; here the map is held against the pages. */
const targets = siteMap(await readContent());

describe("the map of pages that links are checked against", () => {
	it.each([...targets])("%s has its anchors, each once", async (path, { locale, anchors }) => {
		const answer = await fetch(inject("baseUrl") + path);
		expect(answer.status).toBe(200);
		const html = await answer.text();
		expect(html).toContain(`lang="${locale}"`);
		const ids = Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id]) => id);
		expect([...(anchors ?? [])].filter((anchor) => ids.filter((id) => id === anchor).length !== 1)).toEqual([]);
	});
});

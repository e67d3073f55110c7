import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { locales } from "../../app/locales/locale.ts";
import { documents } from "../../app/site/search/documents.server.ts";

test.each(locales)("every piece that can be found in %s is where its path says", async (locale) => {
	const anchorsOf = new Map<string, (string | undefined)[]>();
	for (const { path } of documents(locale)) {
		const [page = "", anchor] = path.split("#");
		anchorsOf.set(page, [...(anchorsOf.get(page) ?? []), anchor]);
	}
	const missing: string[] = [];
	for (const [page, anchors] of anchorsOf) {
		const answer = await exports.default.fetch(new Request(`https://lindero.example${page}`));
		const html = await answer.text();
		if (answer.status !== 200) missing.push(page);
		for (const anchor of anchors) if (anchor && !html.includes(` id="${anchor}"`)) missing.push(`${page}#${anchor}`);
	}
	expect(missing).toEqual([]);
});

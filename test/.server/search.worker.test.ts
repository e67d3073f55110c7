import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { locales } from "../../app/locales/locale.ts";
import { corpus } from "../../app/site/corpus/corpus.server.ts";
import { smallest } from "../../app/site/corpus/corpus.ts";

test.each(locales)("every passage in %s is where its address says", async (locale) => {
	const anchorsOf = new Map<string, (string | undefined)[]>();
	const { passages } = corpus(locale);
	for (const { href } of [...passages, ...smallest(passages)]) {
		const [page = "", anchor] = href.split("#");
		anchorsOf.set(page, [...(anchorsOf.get(page) ?? []), anchor]);
	}
	const missing: string[] = [];
	for (const [page, anchors] of anchorsOf) {
		const answer = await exports.default.fetch(new Request(`https://cardon-palma.example${page}`));
		const html = await answer.text();
		if (answer.status !== 200) missing.push(page);
		for (const anchor of anchors) if (anchor && !html.includes(` id="${anchor}"`)) missing.push(`${page}#${anchor}`);
	}
	expect(missing).toEqual([]);
});

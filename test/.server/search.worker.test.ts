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

test.each([
	["/preguntas-frecuentes", "/areas/guaymas", /^\/(?!en\b)/],
	["/en/faq", "/en/areas/guaymas", /^\/en\//],
])("the plain form on %s is answered from its own language", async (page, path, own) => {
	const answer = await exports.default.fetch(new Request(`https://cardon-palma.example${page}?q=guaymas`));
	const html = await answer.text();
	const found = Array.from(
		html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(?:(?!<\/a>).)*<mark/gs),
		([, href = ""]) => href,
	);
	expect(found).toContain(path);
	expect(found.filter((href) => !own.test(href))).toEqual([]);
});

import { expect, expectTypeOf, it } from "vitest";
import { localize } from "../../../app/site/content/localize.ts";

const entry = {
	id: "x",
	es: { title: "Título", body: { source: "**a**", html: "<p>a</p>" } },
	en: { title: "Title", body: { source: "**b**", html: "<p>b</p>" } },
	steps: [{ order: 1, es: { name: "Uno" }, en: { name: "One" } }],
	documents: [{ es: "Escritura", en: "Deed" }],
};

it("takes the words of one language, at every depth", () => {
	expect(localize(entry, "en")).toEqual({
		id: "x",
		title: "Title",
		body: "<p>b</p>",
		steps: [{ order: 1, name: "One" }],
		documents: ["Deed"],
	});
	expect(JSON.stringify(localize(entry, "es"))).not.toMatch(/Title|One|Deed/);
});

it("says so in its type", () => {
	const localized = localize(entry, "es");
	expectTypeOf(localized.title).toEqualTypeOf<string>();
	expectTypeOf(localized.body).toEqualTypeOf<string>();
	expectTypeOf(localized.documents).toEqualTypeOf<string[]>();
});

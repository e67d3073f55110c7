import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PersonPortrait, PersonThumbnail } from "../../app/sections/person-portrait.tsx";
import { picture } from "../../app/site/content/pictures.server.ts";

const person = { ring: 1, initials: "ÑÁ", picture: picture("ring-1", "en") };
const portrait = picture("desk", "en");

describe("who has a portrait", () => {
	it("is shown by it, with what it shows, and without initials", () => {
		const html = renderToStaticMarkup(<PersonPortrait person={{ ...person, portrait }} sizes="96px" />);
		expect(html).toContain("/pictures/desk-");
		expect(html).toContain(`alt="${portrait.alt}"`);
		expect(portrait.alt).not.toBe("");
		expect(html).not.toContain("ÑÁ");
	});

	it("is shown by it beside their name, where it says nothing", () => {
		const html = renderToStaticMarkup(<PersonThumbnail person={{ ...person, portrait }} sizes="96px" />);
		expect(html).toContain("/pictures/desk-");
		expect(html).toContain('alt=""');
	});
});

it("who has none is shown by their initials", () => {
	for (const html of [
		renderToStaticMarkup(<PersonPortrait person={person} sizes="96px" />),
		renderToStaticMarkup(<PersonThumbnail person={person} sizes="96px" />),
	]) {
		expect(html).toContain("/pictures/ring-1-");
		expect(html).toContain("ÑÁ");
	}
});

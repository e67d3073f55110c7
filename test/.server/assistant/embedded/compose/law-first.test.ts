import { expect, it } from "vitest";
import { lawFirst } from "../../../../../app/.server/assistant/embedded/compose/law-first.ts";

const names = ["Oakland", "Elmland"];
const first = (markdown: string) => lawFirst(markdown, "Elmland", names);

it("puts the paragraphs of one law, with what belongs to them, before those of another", () => {
	expect(first("Both differ.\n\n**Oakland:** ten days.\n\n- by mail\n\n**Elmland:** nine days.\n\n- by hand")).toBe(
		"Both differ.\n\n**Elmland:** nine days.\n\n- by hand\n\n**Oakland:** ten days.\n\n- by mail",
	);
});

it("knows a law by its preposition too", () => {
	expect(first("**In Oakland** ten days.\n\n**In Elmland** nine days.")).toBe(
		"**In Elmland** nine days.\n\n**In Oakland** ten days.",
	);
});

it("orders a list of laws, and loses none of its items", () => {
	expect(first("- **Oakland**: ten days.\n- **Elmland**: nine days.")).toBe(
		"- **Elmland**: nine days.\n- **Oakland**: ten days.",
	);
});

it.each([
	"One.\n\nTwo.",
	"- **Oakland**: ten days.\n- **Anything else**: none.",
	"**Elmland:** nine days.\n\n**Oakland:** ten days.",
	"",
])("leaves what has no order of laws, or the right one: %j", (markdown) => {
	expect(first(markdown)).toBe(markdown);
});

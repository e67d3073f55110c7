import { expect, it, vi } from "vitest";
import { describeSource, foreignHost } from "../../../app/features/inquiry/protocol/source.ts";
import { recordAttribution } from "../../../app/features/inquiry/state/attribution.ts";
import { fakeTab } from "../chat/state/tab.ts";

const tab = fakeTab();

function visit(pathname: string, referrer: string): string {
	vi.stubGlobal("location", { pathname, host: "firm.example" });
	vi.stubGlobal("document", { referrer });
	return recordAttribution();
}

it("names the page, and the host of another site, without its path and query", () => {
	expect(describeSource("/blog", foreignHost("https://www.example.com/a?q=divorce", "firm.example"))).toBe(
		"/blog from www.example.com",
	);
});

it.each(["", "about:blank", "nonsense", "https://firm.example/equipo"])("finds no other site in %j", (address) => {
	expect(foreignHost(address, "firm.example")).toBeUndefined();
	expect(describeSource("/blog", undefined)).toBe("/blog");
});

it("remembers the first page of a visit and no later one", () => {
	expect(visit("/blog/contrato-bilingue", "https://www.example.com/")).toBe(
		"/blog/contrato-bilingue from www.example.com",
	);
	expect(visit("/contacto", "https://firm.example/blog")).toBe("/blog/contrato-bilingue from www.example.com");
	expect(tab.items.get("site:source")).toBe("/blog/contrato-bilingue from www.example.com");
});

it("says nothing where a browser keeps nothing", () => {
	tab.capacity = 0;
	expect(visit("/contacto", "")).toBe("");
});

import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { markOf, packageFor, wranglerFor } from "../../../tools/new-firm/apply.ts";
import { askedFor } from "../../../tools/new-firm/asked.ts";
import { catalogue } from "../../../tools/new-firm/catalogue.ts";
import { choosePictures, keptPictures } from "../../../tools/new-firm/pictures.ts";
import { ordinaryWords, previousWords } from "../../../tools/new-firm/previous-firm.ts";

const firm = `
name: Robles
domain: robles.example
phone: "+16195550100"
offices:
  - { city: Nogales, street: 1 Roble Plaza, phone: "+16195550100" }
  - { city: Saltillo, street: Av. Roble 4, phone: "+528445550100" }
`;

describe("words of the previous firm", () => {
	const words = previousWords(
		{ firm, team: ["name: Ada Roe"], areas: ["es: { name: Chula Vista }\nen: { name: Chula Vista }"] },
		"The new firm has an office in Saltillo and writes of robles",
	);

	it("are its name, domain, places, streets, people, and phones in every way they are written", () => {
		expect(words).toEqual([
			"Robles",
			"robles.example",
			"Nogales",
			"1 Roble Plaza",
			"Av. Roble 4",
			"+16195550100",
			"6195550100",
			"(619) 555-0100",
			"619 555 0100",
			"+528445550100",
			"8445550100",
			"844 555 0100",
			"Ada Roe",
			"Chula Vista",
		]);
	});

	it("are none that the new firm says as well", () => {
		expect(words).not.toContain("Saltillo");
	});
});

describe("a name of the previous firm", () => {
	it("is an ordinary word where the firm itself wrote it as one", () => {
		const names = ["Robles", "Nogales", "Ada Roe"];
		const prose = ["Entre robles y nogales.", "city: nogales", "see /los-nogales/x", "by ada roe"];
		expect(ordinaryWords(names, prose)).toEqual(["Robles", "Nogales"]);
		expect(ordinaryWords(names, ["city: nogales", "los nogales-norte", "a robles.example"])).toEqual([]);
	});
});

describe("ways of asking", () => {
	it("stay for what the new firm has, without words of the previous one", () => {
		const entry = (id: string, ...ways: string[]) =>
			`${id}: { kind: fact, law: [texas], es: [], en: [${ways.join(", ")}] }`;
		const source = [
			entry("home", "home page"),
			entry("firm/award", "what awards do you have"),
			entry("firm/founded", "how old is the firm", "how old is Robles"),
			entry("faq/costs", "what does it cost"),
			entry("faq/gone", "what is gone"),
			entry("pages/about", "who are you"),
			entry("pages/tv", "where are the videos"),
			entry("services/real-estate", "can you sell my house"),
		].join("\n");
		const known = { pages: new Set(["pages/about"]), questions: new Set(["costs"]), lacking: new Set(["award"]) };
		expect(askedFor(source, known, ["Robles"])).toEqual({
			home: { kind: "fact", es: [], en: ["home page"] },
			"firm/founded": { kind: "fact", es: [], en: ["how old is the firm"] },
			"faq/costs": { kind: "fact", es: [], en: ["what does it cost"] },
			"pages/about": { kind: "fact", es: [], en: ["who are you"] },
		});
	});
});

describe("settings", () => {
	const toml = `name = "robles"
routes = [{ pattern = "robles.example", custom_domain = true }]
[vars]
MAIL_FROM = "a@robles.example"
MAIL_TO = "b@robles.example"
[[d1_databases]]
database_name = "robles"
database_id = "7d1c"
[[d1_databases]]
database_name = "robles-measurement"
database_id = "8e2d"
preview_database_id = "measurement"
[[queues.consumers]]
queue = "robles-delivery"
dead_letter_queue = "robles-delivery-dead"
# Every five minutes.
`;

	it("name the new firm, and nothing of the previous one's account", () => {
		const made = wranglerFor(toml, { name: "Rueda & Colt", domain: "rueda.example", email: "hola@rueda.example" });
		expect(made).toBe(`name = "rueda-colt"
[vars]
MAIL_FROM = "sitio@rueda.example"
MAIL_TO = "hola@rueda.example"
[[d1_databases]]
database_name = "rueda-colt"
database_id = "00000000-0000-0000-0000-000000000000"
[[d1_databases]]
database_name = "rueda-colt-measurement"
database_id = "00000000-0000-0000-0000-000000000000"
preview_database_id = "measurement"
[[queues.consumers]]
queue = "rueda-colt-delivery"
dead_letter_queue = "rueda-colt-delivery-dead"
# Every five minutes.
`);
	});

	it("leave packages as they are", () => {
		const lock = '{ "name": "robles", "packages": { "": { "name": "robles" }, "a": { "name": "other" } } }';
		expect(packageFor(lock, "Rueda")).toBe(
			'{ "name": "rueda", "packages": { "": { "name": "rueda" }, "a": { "name": "other" } } }',
		);
	});
});

describe("the logo", () => {
	const folder = mkdtempSync(join(tmpdir(), "logo-"));

	it("is the firm's, or one to begin with", () => {
		writeFileSync(join(folder, "mark.svg"), "<svg/>");
		expect(markOf("mark.svg", folder)).toBe("<svg/>");
		expect(markOf(undefined, folder)).toContain("currentColor");
	});

	it("is an SVG that is there", () => {
		writeFileSync(join(folder, "mark.png"), "PNG");
		expect(() => markOf("mark.png", folder)).toThrow("is no SVG");
		expect(() => markOf("none.svg", folder)).toThrow("There is no logo at");
	});
});

describe("pictures", () => {
	const areas = Array.from(catalogue.values());

	it("are another for each service, while there are enough", () => {
		const { services, offices } = choosePictures(areas.slice(0, 9), 3);
		expect(new Set(services.values()).size).toBe(9);
		expect(new Set(offices).size).toBe(3);
		expect(choosePictures(areas, 6).services.size).toBe(20);
	});

	it("show no place, and say so", () => {
		const one = (name: string, kind = "photograph") =>
			`  - { name: ${name}, focus: [50, 50], kind: ${kind}, es: { alt: "Tecate" }, en: { alt: "Tecate" } }`;
		const source = `pictures:\n${[one("hero"), one("tecate"), one("cover-1", "ornament")].join("\n")}`;
		const kept = keptPictures(source, new Set(["hero", "cover-1"]));
		expect(kept.map(({ name, en }) => [name, en.alt])).toEqual([
			["hero", "Limestone arcade beside still water at dusk, with mountains in the distance"],
			["cover-1", "Tecate"],
		]);
		expect(() => keptPictures(source, new Set(["tecate"]))).toThrow("no longer has the pictures tecate");
	});
});

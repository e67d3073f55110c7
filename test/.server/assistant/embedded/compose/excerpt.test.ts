import { describe, expect, it } from "vitest";
import { excerpt } from "../../../../../app/.server/assistant/embedded/compose/excerpt.ts";

const filler = (words: number, word = "palabra") => `${Array.from({ length: words }, () => word).join(" ")}.`;
const about = (word: string) => (block: string) => (block.includes(word) ? 1 : 0);

describe("an excerpt", () => {
	it("is the whole of a short passage, without its headings", () => {
		expect(excerpt("## Plazos\n\nQuince días.\n\n- uno\n- dos", about("x"))).toBe("Quince días.\n\n- uno\n- dos");
	});

	it("is the part of a long one that speaks of what was asked", () => {
		const text = [filler(150), `El depósito se devuelve en treinta días. ${filler(60)}`, filler(150)].join("\n\n");
		const found = excerpt(text, (block) => (block.includes("depósito") ? 5 : 0));
		expect(found).toContain("El depósito se devuelve");
		expect(found.split(/\s+/).length).toBeLessThan(240);
	});

	it("begins where it speaks of what was asked, when the opening was read before", () => {
		const text = [`El plazo corre. ${filler(60)}`, `El plazo se interrumpe con la demanda. ${filler(40)}`].join("\n\n");
		const points = (block: string) => (block.includes("interrumpe") ? 3 : 2);
		expect(excerpt(text, points, { whole: 0, quoted: 70 })).toMatch(/^El plazo corre/);
		expect(excerpt(text, points, { whole: 0, quoted: 70, opening: 1 })).toMatch(/^El plazo se interrumpe/);
	});

	it("parts no list from its items, nor from the line that introduces it", () => {
		const items = Array.from({ length: 12 }, (_, at) => `- punto ${at} ${filler(8)}`).join("\n");
		const found = excerpt([filler(200), "Traiga:", items, filler(120)].join("\n\n"), about("Traiga"));
		expect(found.startsWith("Traiga:\n\n- punto 0")).toBe(true);
		expect(found).toContain("- punto 11");
	});

	it("does not end with the line that introduces a list, in bold", () => {
		const items = Array.from({ length: 12 }, (_, at) => `- punto ${at} ${filler(8)}`).join("\n");
		const text = [`clave ${filler(100)}`, "**El inquilino:**", items, filler(120)].join("\n\n");
		expect(excerpt(text, about("clave"))).not.toMatch(/:\**$/);
	});

	it("does not begin with words that point back", () => {
		const text = [filler(130, "antes"), `Eso no vale siempre. ${filler(100, "clave")}`, filler(130)].join("\n\n");
		expect(excerpt(text, about("clave")).startsWith("antes")).toBe(true);
	});

	it("leaves out no list that is most of the passage, however long it is", () => {
		const items = Array.from({ length: 40 }, (_, at) => `- plazo ${at} ${filler(6)}`).join("\n");
		const text = [`clave clave ${filler(30)}`, items, filler(20)].join("\n\n");
		const found = excerpt(text, about("clave"), { whole: 100, quoted: 80 });
		expect(found).toContain("- plazo 0");
		expect(found).toContain("- plazo 39");
	});

	it("does not part a paragraph from the law that stands before it", () => {
		const text = [`**Nuevo León:** ${filler(90)}`, `**Texas:** ${filler(60)}`, `clave ${filler(60)}`, filler(90)].join(
			"\n\n",
		);
		expect(excerpt(text, about("clave"), { whole: 100, quoted: 80 })).toMatch(/^\*\*Texas:\*\*/);
	});

	it("gives the rows of a table as a list, each with the names of its columns", () => {
		const table = "| Quién | Plazo |\n| --- | --- |\n| Proveedor | 15 días |\n| Dueño | 30 días |";
		expect(excerpt(table, about("x"))).toBe("- **Proveedor**: Plazo: 15 días\n- **Dueño**: Plazo: 30 días");
	});
});

import fc from "fast-check";
import { Lexer, type Token, walkTokens } from "marked";
import { describe, expect, test } from "vitest";
import { linkFilter } from "../../../app/.server/assistant/link-filter.ts";

const links = new Map([
	["/faq#cita", "Citas"],
	["/en/contact", "Contact"],
	["tel:+16195550100", "(619) 555-0100"],
	["mailto:citas@firm.example", "citas@firm.example"],
	["https://wa.me/526625550101?text=Hola%20%C2%BFqu%C3%A9", "WhatsApp"],
]);

function filtered(pieces: readonly string[]): string {
	const filter = linkFilter(links);
	return pieces.map((piece) => filter.push(piece)).join("") + filter.end();
}

/** A text in pieces of so many characters. */
function inPieces(text: string, size: number): string[] {
	return Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size));
}

/** What any reader of Markdown would follow, fetch or run in a text. */
function dangers(text: string): string[] {
	const found: string[] = [];
	const see = (token: Token) => {
		if (token.type === "link" && !links.has(token.href)) found.push(token.href);
		if (["image", "html", "def"].includes(token.type)) found.push(token.raw);
	};
	for (const gfm of [true, false]) {
		walkTokens(new Lexer({ gfm }).lex(text), see);
	}
	return found;
}

describe("what stays", () => {
	test.each([
		"",
		"Sí.",
		"Una lista:\n\n- **uno**\n- dos, con `código`\n\n1. tres",
		"Más en [Citas](/faq#cita).",
		"**[Citas](/faq#cita)**, [teléfono](tel:+16195550100) o [escribir](mailto:citas@firm.example)",
		"[WhatsApp](https://wa.me/526625550101?text=Hola%20%C2%BFqu%C3%A9)",
		"Si 3 < 5 y 5 <= 6, entonces 6 > 5: a/b, y/o.",
		"Sus datos: nombre. Your data: name.",
		"espacios  dobles\n\n\ny líneas ",
	])("%j", (text) => {
		for (const size of [1, 2, 7, 1000]) expect(filtered(inPieces(text, size))).toBe(text);
	});
});

describe("what changes", () => {
	test.each([
		["an address elsewhere", "Vea [esto](https://evil.example/x) ya", "Vea esto ya"],
		["a path that no passage has", "[otra](/otra)", "otra"],
		["another host as a path", "[otra](//evil.example)", "otra"],
		["an anchor that no passage has", "[x](/faq#other)", "x"],
		["a program", "[x](javascript:alert(1))", "x"],
		["a program in capitals", "[x](JaVaScRiPt:alert(1))", "x"],
		["data", "[x](data:text/html;base64,PHA+)", "x"],
		["a title", '[Citas](/faq#cita "https://evil.example")', "[Citas](/faq#cita)"],
		["angles", "[Citas](</faq#cita>)", "[Citas](/faq#cita)"],
		["white space", "[Citas](\n /faq#cita )", "[Citas](/faq#cita)"],
		["a picture", "uno ![alt](https://evil.example/p.png) dos", "uno  dos"],
		["a picture of the site", "![alt](/faq#cita)", ""],
		["a picture as a label", "[![alt](https://evil.example)](/faq#cita)", ""],
		["a link in a link", "[a [b](https://evil.example) c](/faq#cita)", "[a b c](/faq#cita)"],
		["an address as a label", "[https://evil.example](/faq#cita)", ""],
		["an exclamation mark before a link", "¡Sí!<b>[Citas](/faq#cita)", "¡Sí! [Citas](/faq#cita)"],
		["a bare address", "Vea https://evil.example/x, ya", "Vea , ya"],
		["a bare address in emphasis", "Vea **https://evil.example** ya", "Vea **** ya"],
		["www", "Vea www.evil.example ya", "Vea  ya"],
		["a mailbox", "Escriba a x@evil.example.", "Escriba a ."],
		[
			"a mailbox of the firm",
			"Escriba a citas@firm.example.",
			"Escriba a [citas@firm.example](mailto:citas@firm.example).",
		],
		["a bare path of a passage", "Vea /faq#cita.", "Vea [Citas](/faq#cita)."],
		["an angled address", "Vea <https://evil.example> ya", "Vea  ya"],
		["HTML", 'a <img src=x onerror="alert(1)"> b</p>', "a  b"],
		["a tag put together", "<<b>script>alert(1)", "script>alert(1)"],
		["an address put together", "ht<b>tps://evil.example</b> ya", " ya"],
		["an address put together of labels", "[ht](x)[tps:](y)//evil.example ya", " ya"],
		["a program as an element", "a<script>alert(1)</script>b", "ab"],
		["thoughts", "<think>\nEl visitante [x](y)\n</think>\n\nSí.", "\n\nSí."],
		["thoughts without end", "<think>El visitante", ""],
		["a reference", "[x][1] y [z]\n\n[1]: https://evil.example", "x y z\n\n: "],
		["a footnote", "Cuesta cien[1] dólares[^2].", "Cuesta cien dólares."],
		["an escape", "\\[x](https://evil.example) \\<b>", "x "],
		["a tag without end", "a <b", "a b"],
		["a bracket without end", "a [b", "a b"],
		["an address without end", "[a](https://evil.example/x", "a"],
	])("%s", (_, text, expected) => {
		for (const size of [1, 2, 3, 11, 1000]) expect(filtered(inPieces(text, size))).toBe(expected);
		expect(dangers(filtered([text]))).toEqual([]);
	});
});

test("an address too long for a word goes, however long it is", () => {
	expect(filtered([`a https://evil.example/${"x".repeat(5000)} b`])).toBe("a  b");
	expect(filtered([`a [b](https://evil.example/${"x".repeat(5000)}) c`])).toBe("a  c");
});

test("an answer goes out word by word, a link as soon as it is closed", () => {
	const filter = linkFilter(links);
	expect(filter.push("Una palabra y ")).toBe("Una palabra y ");
	expect(filter.push("[Citas](/faq")).toBe("");
	expect(filter.push("#cita)")).toBe("[Citas](/faq#cita)");
});

test("what is never closed is not waited for without end", () => {
	for (const opening of ["[", "![", "[a](", "<a ", "[".repeat(400)]) {
		const filter = linkFilter(links);
		expect(filter.push(`${opening}${"palabra ".repeat(400)}`).length).toBeGreaterThan(1000);
	}
});

const piece = fc.oneof(
	fc.constantFrom(
		..."[]()<>!\\/:@ \n`*_#&.\"'|^-~",
		"[x](",
		"](/faq#cita)",
		"[Citas](/faq#cita)",
		"[x](https://evil.example)",
		"[x](javascript:alert(1))",
		"![",
		"https:",
		"http",
		"//evil.example",
		"www.",
		"evil.example",
		"a@evil.example",
		"citas@firm.example",
		"https://wa.me/526625550101?text=Hola%20%C2%BFqu%C3%A9",
		"<img src=x>",
		"<script>",
		"</script>",
		"<think>",
		"</think>",
		"<!--",
		"-->",
		"<![CDATA[",
		"<?",
		"\n\n[x]: ",
		"[x]: https://evil.example\n\n",
		"&#91;",
		"&lt;",
		"\n    ",
		"```\n",
		"palabra ",
		"x",
	),
	fc.string({ unit: "grapheme", maxLength: 5 }),
);

test("whatever arrives, no reader of Markdown finds another address, a picture or HTML", () => {
	fc.assert(
		fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
			expect(dangers(filtered(pieces))).toEqual([]);
		}),
		{ numRuns: 20_000, seed: 20_260_901 },
	);
});

test("where the pieces are cut changes nothing", () => {
	fc.assert(
		fc.property(fc.array(piece, { maxLength: 30 }), fc.integer({ min: 1, max: 12 }), (pieces, size) => {
			const text = pieces.join("");
			expect(filtered(inPieces(text, size))).toBe(filtered([text]));
		}),
		{ numRuns: 5000, seed: 20_260_901 },
	);
});

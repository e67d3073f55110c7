import { expect, test } from "vitest";
import { preferredLocale, prefersMarkdown } from "../../../app/.server/http/negotiate.ts";

test.each([
	[undefined, "es"],
	["", "es"],
	["en", "en"],
	["en-US,en;q=0.9,es;q=0.8", "en"],
	["es-MX,es;q=0.9,en;q=0.8", "es"],
	["fr-FR, de;q=0.9", "es"],
	["fr, en;q=0.4", "en"],
	["en;q=0.4, ES-419;q=0.5", "es"],
	["en;q=0, fr", "es"],
	["eng, est", "es"],
	["*", "es"],
	["*;q=0.5, en;q=0.4", "es"],
	["es;q=0, *", "en"],
	["en;q=nonsense", "es"],
	[",,;q=,en", "en"],
])("%s asks for %s", (header, locale) => {
	const request = new Request("https://firm.example/", {
		headers: header === undefined ? {} : { "accept-language": header },
	});
	expect(preferredLocale(request)).toBe(locale);
});

test.each<[accept: string | undefined, markdown: boolean]>([
	[undefined, false],
	["", false],
	["*/*", false],
	["text/*", false],
	["text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8", false],
	["text/markdown", true],
	["Text/Markdown; charset=utf-8", true],
	["text/markdown, text/html, */*", true],
	["text/markdown, */*", true],
	["text/markdown;q=1.0, text/x-markdown;q=0.9, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1", true],
	["text/html;q=0.8, text/markdown;q=0.9", true],
	["text/html, text/markdown;q=0.9", false],
	["text/html, text/markdown", false],
	["text/markdown;q=0.2, */*;q=0.9", false],
	["text/markdown;q=0", false],
	["text/markdown;q=0, */*", false],
	["text/markdownish", false],
])("Accept: %s asks for Markdown: %s", (accept, markdown) => {
	const request = new Request("https://firm.example/", { headers: accept === undefined ? {} : { accept } });
	expect(prefersMarkdown(request)).toBe(markdown);
});

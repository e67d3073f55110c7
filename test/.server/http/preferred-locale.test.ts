import { expect, test } from "vitest";
import { preferredLocale } from "../../../app/.server/http/preferred-locale.ts";

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
	["en;q=nonsense", "es"],
	[",,;q=,en", "en"],
])("%s asks for %s", (header, locale) => {
	const request = new Request("https://lindero.example/", {
		headers: header === undefined ? {} : { "accept-language": header },
	});
	expect(preferredLocale(request)).toBe(locale);
});

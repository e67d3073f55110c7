import { expect, it } from "vitest";
import * as en from "../../app/locales/en/index.ts";
import * as es from "../../app/locales/es/index.ts";
import { type Locale, languageTag, locales } from "../../app/locales/locale.ts";

const resources: Record<Locale, object> = { es, en };

/** Every message of a language by its full key, such as `mail:firm.subject`. */
function messagesOf(locale: Locale): Map<string, string> {
	const messages = new Map<string, string>();
	const walk = (value: unknown, path: string[]): void => {
		if (typeof value === "string") messages.set(path.join(".").replace(".", ":"), value);
		else for (const [key, part] of Object.entries(value ?? {})) walk(part, [...path, key]);
	};
	walk(resources[locale], []);
	return messages;
}

const messages = { es: messagesOf("es"), en: messagesOf("en") };
const plural = /_(zero|one|two|few|many|other)$/;
const variablesOf = (text = "") => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
const baseOf = (key: string) => key.replace(plural, "");

it("both languages have the same keys, plural forms aside", () => {
	const keys = (locale: Locale) => [...new Set([...messages[locale].keys()].map(baseOf))].sort();
	expect(keys("en")).toEqual(keys("es"));
});

it.each(locales)("a plural has every form that %s knows, and no other but that for nothing", (locale) => {
	const forms = new Map<string, string[]>();
	for (const key of messages[locale].keys()) {
		const form = plural.exec(key)?.[1];
		if (form && form !== "zero") forms.set(baseOf(key), [...(forms.get(baseOf(key)) ?? []), form]);
	}
	const wanted = new Intl.PluralRules(languageTag[locale]).resolvedOptions().pluralCategories.toSorted();
	expect(forms.size).toBeGreaterThan(0);
	for (const [key, found] of forms) expect([key, ...found.toSorted()]).toEqual([key, ...wanted]);
});

it("a message takes the same variables in both languages", () => {
	for (const [key, text] of messages.en)
		expect([key, ...variablesOf(text)]).toEqual([key, ...variablesOf(messages.es.get(key))]);
});

it("no message is empty, and none has a bracket left open", () => {
	for (const locale of locales) {
		for (const [key, text] of messages[locale]) {
			expect(text.trim(), key).not.toBe("");
			expect(text.replace(/\{\{\w+\}\}/g, ""), key).not.toMatch(/[{}]/);
		}
	}
});

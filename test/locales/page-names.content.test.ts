import { expect, it } from "vitest";
import * as en from "../../app/locales/en/index.ts";
import * as es from "../../app/locales/es/index.ts";
import { type Locale, locales } from "../../app/locales/locale.ts";
import { pageEntry } from "../../app/site/content/content.server.ts";
import { writtenPageIds } from "../../app/site/pages/page-table.ts";

/** What menus and footer call pages. */
const menus: Record<Locale, Partial<Record<string, string>>> = { es: es.common.pages, en: en.common.pages };

it.each(locales)("a page has one name in %s: in menus and footer, and in its own entry", (locale) => {
	const named = [...writtenPageIds, "not-found" as const].filter((page) => menus[locale][page] !== undefined);
	expect(named).toContain("contact");
	for (const page of named) expect([page, menus[locale][page]]).toEqual([page, pageEntry(page)[locale].name]);
});

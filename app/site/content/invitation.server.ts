import type { Locale } from "../../locales/locale.ts";
import { firm, home } from "./content.server.ts";

/** The end of pages that invite to talk. */
export function invitation(locale: Locale) {
	return { ...home[locale].invitation, phone: firm.phone };
}

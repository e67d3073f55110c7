import type { Locale } from "../../locales/locale.ts";
import { phoneLink } from "../firm/phone.server.ts";
import { firm, home } from "./content.server.ts";

/** What stands at the end of pages that invite to talk. */
export function invitation(locale: Locale) {
	return { ...home[locale].invitation, phone: phoneLink(firm.phone, locale) };
}

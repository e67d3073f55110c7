import type { Locale } from "../../locales/locale.ts";
import { firm, home } from "../content/content.server.ts";
import { phoneLink } from "./phone.server.ts";

/** The end of pages that invite to talk. */
export function invitation(locale: Locale) {
	return { ...home[locale].invitation, phone: phoneLink(firm.phone, locale) };
}

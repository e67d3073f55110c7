import { firm, home } from "./content.server.ts";
import type { Locale } from "./locale.ts";

/** What stands at the end of pages that invite to talk. */
export function invitation(locale: Locale) {
	return { ...home[locale].invitation, phone: firm.phone };
}

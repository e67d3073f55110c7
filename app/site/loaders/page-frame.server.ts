import type { Locale } from "../../locales/locale.ts";
import { firm, home } from "../content/content.server.ts";
import { phoneLink } from "../firm/phone.server.ts";
import { breadcrumbTrail } from "../pages/breadcrumbs.server.ts";
import { type HeadContent, pageHead } from "../pages/head.server.ts";
import type { PageRef } from "../pages/page-table.ts";

/** What a page has around its content: its head, its breadcrumbs, and the invitation to talk at its end. */
export function pageFrame(ref: PageRef, head: HeadContent) {
	return {
		head: pageHead(ref, head),
		trail: breadcrumbTrail(ref),
		invitation: invitation(ref.locale),
	};
}

/** The invitation to talk with which pages end. */
export function invitation(locale: Locale) {
	return { ...home[locale].invitation, phone: mainPhone(locale) };
}

/** The number of the firm that calls to action show. */
export function mainPhone(locale: Locale) {
	return phoneLink(firm.phone, locale);
}

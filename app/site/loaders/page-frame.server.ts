import type { Locale } from "../../locales/locale.ts";
import { firm, home } from "../content/content.server.ts";
import { phoneLink } from "../firm/phone.server.ts";
import { breadcrumbTrail } from "../pages/breadcrumbs.server.ts";
import { type HeadContent, pageHead } from "../pages/head.server.ts";
import type { PageRef } from "../pages/page-table.ts";

/** What surrounds a page's content: its head, its breadcrumbs and the call to action at its end. */
export function pageFrame(ref: PageRef, head: HeadContent) {
	return {
		head: pageHead(ref, head),
		trail: breadcrumbTrail(ref),
		invitation: invitation(ref.locale),
	};
}

/** The call to action at the end of pages. */
export function invitation(locale: Locale) {
	return { ...home[locale].invitation, phone: mainPhone(locale) };
}

/** The firm's phone number in calls to action. */
export function mainPhone(locale: Locale) {
	return phoneLink(firm.phone, locale);
}

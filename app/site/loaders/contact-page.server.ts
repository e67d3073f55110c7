import { translator } from "../../locales/instances.server.ts";
import type { Locale } from "../../locales/locale.ts";
import { firm, personById } from "../content/content.server.ts";
import { personCard } from "../content/views.server.ts";
import { linkedSections } from "../corpus/anchors.ts";
import { isOpen } from "../firm/clock.ts";
import { hoursText } from "../firm/hours.server.ts";
import { offices } from "../firm/offices.server.ts";
import type { PageRef } from "../pages/page-table.ts";
import { offices as structuredOffices } from "../structured/organization.server.ts";
import { contentPage } from "./content-page.server.ts";

export type ContactPage = ReturnType<typeof contactPage>;
export type ReceivedPage = ReturnType<typeof receivedPage>;

/** Before the form and beside it. */
const { before, next } = linkedSections.contact;

/** Of no use once the form was sent. A firm need not have it. */
const preparing = "que-preparar";

/** The page around the form, built for each visit: open offices come first. */
export function contactPage(ref: PageRef<"contact">, now = new Date()) {
	const { sections, invitation: _invitation, ...page } = contentPage(ref, structuredOffices(ref.locale));
	return {
		...page,
		disclaimer: sections.find(({ id }) => id === before),
		next: sections.find(({ id }) => id === next),
		sections: sections.filter(({ id }) => id !== before && id !== next),
		offices: offices(ref.locale).toSorted((a, b) => Number(isOpen(b, now)) - Number(isOpen(a, now))),
		reception: firm.reception ? reception(firm.reception, ref.locale) : undefined,
		hours: hoursText(firm.offices, ref.locale),
		firm: { whatsapp: firm.whatsapp, email: firm.email },
	};
}

/** Who answers messages, in a few words. */
function reception(person: string, locale: Locale) {
	const { id, sample, name, summary, ring, initials, picture, portrait } = personCard(personById(person), locale);
	return { id, sample, name, summary, ring, initials, picture, portrait };
}

/** The contact page after an enquiry is stored. */
export function receivedPage(ref: PageRef<"contact">, reference: string) {
	const { next, sections, ...page } = contactPage(ref);
	const title = translator(ref.locale, "inquiry")("received.title");
	return {
		...page,
		head: { ...page.head, title, robots: "noindex" as const },
		sections: [...(next ? [next] : []), ...sections.filter(({ id }) => id !== preparing)],
		received: { reference },
	};
}

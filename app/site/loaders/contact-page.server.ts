import { translator } from "../../locales/instances.server.ts";
import { firm, personById } from "../content/content.server.ts";
import { personCard } from "../content/views.server.ts";
import { hoursText } from "../firm/hours.server.ts";
import { offices } from "../firm/offices.server.ts";
import type { PageRef } from "../pages/page-table.ts";
import { organizationAndOffices } from "../structured/organization.server.ts";
import { contentPage } from "./content-page.server.ts";
import { mainPhone } from "./page-frame.server.ts";

export type ContactPage = ReturnType<typeof contactPage>;
export type ReceivedPage = ReturnType<typeof receivedPage>;

/** The page around the form. */
export function contactPage(ref: PageRef<"contact">) {
	const { sections, invitation: _invitation, ...page } = contentPage(ref, organizationAndOffices(ref.locale));
	return {
		...page,
		disclaimer: sections.find(({ id }) => id === "antes-de-escribir"),
		sections: sections.filter(({ id }) => id !== "antes-de-escribir"),
		offices: offices(ref.locale),
		reception: firm.reception && personCard(personById(firm.reception), ref.locale),
		hours: hoursText(firm.offices, ref.locale),
		firm: { phone: mainPhone(ref.locale), whatsapp: firm.whatsapp, email: firm.email },
	};
}

/** The same page once an enquiry is stored. */
export function receivedPage(ref: PageRef<"contact">, reference: string) {
	const page = contactPage(ref);
	const title = translator(ref.locale, "inquiry")("received.title");
	return { ...page, head: { ...page.head, title, robots: "noindex" as const }, received: { reference } };
}

import { translator } from "../../locales/instances.server.ts";
import { firm } from "../content/content.server.ts";
import { hoursText } from "../firm/hours.server.ts";
import { offices } from "../firm/offices.server.ts";
import { phoneLink } from "../firm/phone.server.ts";
import type { PageRef } from "../pages/page-table.ts";
import { organizationAndOffices } from "../structured/organization.server.ts";
import { contentPage } from "./content-page.server.ts";

export type ContactPage = ReturnType<typeof contactPage>;
export type ReceivedPage = ReturnType<typeof receivedPage>;

/** The page around the form. */
export function contactPage(ref: PageRef<"contact">) {
	const { sections, head, ...page } = contentPage(ref, organizationAndOffices(ref.locale));
	return {
		...page,
		head,
		disclaimer: sections.find(({ id }) => id === "antes-de-escribir"),
		sections: sections.filter(({ id }) => id !== "antes-de-escribir"),
		offices: offices(ref.locale),
		hours: hoursText(firm.offices, ref.locale),
		firm: { phone: phoneLink(firm.phone, ref.locale), whatsapp: firm.whatsapp, email: firm.email },
	};
}

/** The same page once an enquiry is stored. */
export function receivedPage(ref: PageRef<"contact">, reference: string) {
	const { head, ...page } = contactPage(ref);
	const t = translator(ref.locale, "inquiry");
	return {
		...page,
		head: { ...head, title: t("received.title"), robots: "noindex" as const },
		received: { reference },
	};
}

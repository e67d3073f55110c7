import type { Firm } from "content-collections";
import { translator } from "../../../../locales/instances.server.ts";
import { formatPhone } from "../../../../site/firm/phone.server.ts";
import { whatsappAddress } from "../../../../site/firm/phone.ts";
import { href } from "../../../../site/pages/page-table.ts";
import { fold } from "../text/fold.ts";
import type { OfficeQuestion } from "../understand/office-question.ts";
import { link, phone } from "./contact.ts";
import { type HoursSettings, hoursOnDay, openNow, regularHours } from "./office-hours.ts";

interface Surroundings extends HoursSettings {
	firm: Firm;
}

/** Answers a question about offices from the firm's facts alone. */
export function officeAnswer(question: OfficeQuestion, surroundings: Surroundings): string {
	const { firm, locale } = surroundings;
	const t = translator(locale, "assistant");
	const named = firm.offices.filter((office) => question.cities.includes(fold(office.city)));
	const offices = named.length > 0 ? named : firm.offices;
	const contactPage = link(t("office.contactPage"), href(locale, "contact"));
	const parts: string[] = [];

	if (question.wishes.has("open")) {
		parts.push(...offices.map((office) => openNow(office, surroundings)));
	}
	if (question.day && (question.wishes.has("hours") || question.wishes.has("appointment"))) {
		parts.push(hoursOnDay(question.day, offices, surroundings));
	} else if (question.wishes.has("hours") || question.wishes.has("open")) {
		parts.push(regularHours(offices, surroundings));
	}
	if (question.wishes.has("address")) {
		for (const office of offices) {
			const { street, city, regionCode, postalCode, map } = office;
			const address =
				office.country === "US"
					? `${street}, ${city}, ${regionCode} ${postalCode}`
					: `${street}, C. P. ${postalCode}, ${city}, ${regionCode}`;
			parts.push(
				`${t("office.address", { city, address, map: link(t("office.map"), map) })} ${office[locale].directions}`,
			);
		}
	}
	if (question.wishes.has("phone")) {
		for (const office of offices) {
			parts.push(t("office.phone", { city: office.city, phone: phone(office.phone, locale) }));
		}
	}
	const wantsChat =
		question.wishes.has("whatsapp") || question.wishes.has("phone") || question.wishes.has("appointment");
	if (firm.whatsapp && wantsChat) {
		const address = whatsappAddress(firm.whatsapp, t("contact.whatsappText"));
		parts.push(t("office.whatsapp", { number: link(formatPhone(firm.whatsapp, locale), address) }));
	}
	if (question.wishes.has("email")) {
		parts.push(
			`${t("office.email", { address: link(firm.email, `mailto:${firm.email}`) })} ${t("office.noConfidential")}`,
		);
	}
	parts.push(
		`${t("office.appointment", { page: contactPage })}${question.wishes.has("address") ? ` ${t("office.video")}` : ""}`,
	);
	return parts.join("\n\n");
}

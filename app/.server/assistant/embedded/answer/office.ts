import type { Firm } from "content-collections";
import { formatPhone } from "../../../../site/firm/phone.server.ts";
import { whatsappAddress } from "../../../../site/firm/phone.ts";
import { href } from "../../../../site/pages/page-table.ts";
import { type Entry, pageOf } from "../entries/entry.ts";
import { fold } from "../text/fold.ts";
import type { OfficeQuestion } from "../understand/office-question.ts";
import { link, phone } from "./contact.ts";
import { type HoursSettings, hoursOnDay, openNow, regularHours } from "./office-hours.ts";

interface Surroundings extends HoursSettings {
	firm: Firm;
	/** To find the page of a place that has no office. */
	entries: readonly Entry[];
}

/** Answers a question about offices from the firm's facts alone. */
export function officeAnswer(question: OfficeQuestion, surroundings: Surroundings): string {
	const { firm, words, locale } = surroundings;
	const { office: say } = words;
	const named = firm.offices.filter((office) => question.cities.includes(fold(office.city)));
	const offices = named.length > 0 ? named : firm.offices;
	const contactPage = link(say.contactPage, href(locale, "contact"));
	const parts: string[] = [];

	if (question.elsewhere) parts.push(noOfficeThere(question.elsewhere, surroundings));
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
			parts.push(`${say.address(city, address, link(say.map, map))} ${office[locale].directions}`);
		}
	}
	if (question.wishes.has("phone")) {
		for (const office of offices) {
			parts.push(say.phone(office.city, phone(office.phone, locale)));
		}
	}
	if (question.wishes.has("whatsapp") || question.wishes.has("phone") || question.wishes.has("appointment")) {
		const address = whatsappAddress(firm.whatsapp, words.contact.whatsappText);
		parts.push(say.whatsapp(link(formatPhone(firm.whatsapp, locale), address)));
	}
	if (question.wishes.has("email")) {
		parts.push(`${say.email(link(firm.email, `mailto:${firm.email}`))} ${say.noConfidential}`);
	}
	parts.push(`${say.appointment(contactPage)}${question.wishes.has("address") ? ` ${say.video}` : ""}`);
	return parts.join("\n\n");
}

/** Names only places that the content names: nothing that a visitor writes is repeated. */
function noOfficeThere(asked: string, { firm, entries, words, locale }: Surroundings): string {
	const area = entries.find((entry) => entry.kind === "area" && asked.includes(fold(nameOf(entry))));
	const cities = firm.offices.map((office) => office.city).join(` ${words.found.and} `);
	return area
		? words.office.noOffice(nameOf(area), link(area.label, pageOf(area.href)))
		: words.office.onlyOffices(cities, link(words.facts.radiusTitle, href(locale, "areas")));
}

function nameOf(area: Entry): string {
	return area.context.split(".")[0] ?? "";
}

import type { Firm } from "content-collections";
import type { AssistantWords } from "../../../../locales/assistant.es.ts";
import { type Locale, languageTag } from "../../../../locales/locale.ts";
import { type Passage, pageOf } from "../../../../site/corpus/passage.ts";
import { formatPhone, telephone, whatsappAddress } from "../../../../site/firm/phone.ts";
import { href } from "../../../../site/pages/page-table.ts";
import { fold } from "../text/fold.ts";
import type { AskedDay, OfficeQuestion } from "../understand/office-question.ts";
import { link } from "./contact.ts";
import { clockAt, doorAt, minutesOf, readableTime, weekdayName } from "./office-clock.ts";

interface Surroundings {
	firm: Firm;
	words: AssistantWords;
	locale: Locale;
	now: Date;
	/** To find the page of a place that has no office. */
	passages: readonly Passage[];
}

/** Answers a question about offices from the firm's facts alone. */
export function officeAnswer(question: OfficeQuestion, surroundings: Surroundings): string {
	const { firm, words, locale, now } = surroundings;
	const { office: say } = words;
	const tag = languageTag[locale];
	const named = firm.offices.filter((office) => question.cities.includes(fold(office.city)));
	const offices = named.length > 0 ? named : firm.offices;
	const contactPage = link(say.contactPage, href(locale, "contact"));
	const opens = readableTime(minutesOf(firm.hours.opens), tag);
	const closes = readableTime(minutesOf(firm.hours.closes), tag);
	const parts: string[] = [];

	if (question.elsewhere) parts.push(noOfficeThere(question.elsewhere, surroundings));
	if (question.wishes.has("open")) {
		for (const office of offices) {
			const door = doorAt(now, office.timeZone, firm.hours);
			const time = readableTime(door.clock.minutes, tag);
			const day = dayFromNow(door.opensInDays ?? 0, door.clock.weekday, say, tag);
			parts.push(door.open ? say.openNow(office.city, time, closes) : say.closedNow(office.city, time, day, opens));
		}
	}
	if (question.wishes.has("hours")) {
		const answered = question.day && onDay(question.day, surroundings, opens, closes);
		if (answered) parts.push(answered);
		if (!answered) parts.push(regularHours(surroundings, opens, closes));
	} else if (question.day && question.wishes.has("appointment")) {
		parts.push(onDay(question.day, surroundings, opens, closes));
	} else if (question.wishes.has("open")) parts.push(regularHours(surroundings, opens, closes));
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
			parts.push(say.phone(office.city, link(formatPhone(office.phone, locale), telephone(office.phone))));
		}
	}
	if (question.wishes.has("whatsapp") || question.wishes.has("phone") || question.wishes.has("appointment")) {
		const address = whatsappAddress(firm.whatsapp, words.contact.whatsappText);
		parts.push(say.whatsapp(link(formatPhone(`+${firm.whatsapp}`, locale), address)));
	}
	if (question.wishes.has("email")) {
		parts.push(`${say.email(link(firm.email, `mailto:${firm.email}`))} ${say.noConfidential}`);
	}
	parts.push(`${say.appointment(contactPage)}${question.wishes.has("address") ? ` ${say.video}` : ""}`);
	return parts.join("\n\n");
}

/** “Monday to Friday, 8:30 to 5:30. Closed Saturday and Sunday.” */
function regularHours({ firm, words, locale }: Surroundings, opens: string, closes: string): string {
	const { office: say, found } = words;
	const tag = languageTag[locale];
	const off = [1, 2, 3, 4, 5, 6, 7].filter((day) => !firm.hours.weekdays.includes(day));
	const closed = off.map((day) => weekdayName(day, tag)).join(` ${found.and} `);
	const [first = 1] = firm.hours.weekdays;
	const last = firm.hours.weekdays.at(-1) ?? first;
	const days = say.days(weekdayName(first, tag), weekdayName(last, tag));
	return [say.hours(days, opens, closes), ...(off.length > 0 ? [say.closedDays(closed)] : []), say.holidays].join(" ");
}

/** The hours in one line, for an emergency outside of them. */
export function shortHours(firm: Firm, words: AssistantWords, locale: Locale): string {
	const tag = languageTag[locale];
	const [first = 1] = firm.hours.weekdays;
	const last = firm.hours.weekdays.at(-1) ?? first;
	const days = words.office.days(weekdayName(first, tag), weekdayName(last, tag));
	return `${days}, ${readableTime(minutesOf(firm.hours.opens), tag)}–${readableTime(minutesOf(firm.hours.closes), tag)}`;
}

function onDay(day: AskedDay, { firm, words, locale, now }: Surroundings, opens: string, closes: string): string {
	const { office: say, found } = words;
	const tag = languageTag[locale];
	// The offices may differ by an hour, around midnight by a day: the first one's clock decides what “tomorrow” is.
	const today = clockAt(now, firm.offices[0]?.timeZone ?? "America/Chicago").weekday;
	const asked = day === "today" ? [today] : day === "tomorrow" ? [(today % 7) + 1] : day;
	const name =
		day === "today"
			? say.today
			: day === "tomorrow"
				? say.tomorrow
				: say.on(asked.map((weekday) => weekdayName(weekday, tag)).join(` ${found.and} `));
	const [first = 1] = firm.hours.weekdays;
	const last = firm.hours.weekdays.at(-1) ?? first;
	return asked.every((weekday) => firm.hours.weekdays.includes(weekday))
		? `${say.openOn(name, opens, closes)} ${say.holidays}`
		: say.closedOn(name, weekdayName(first, tag), weekdayName(last, tag), opens, closes);
}

function dayFromNow(days: number, weekday: number, say: AssistantWords["office"], tag: string): string {
	if (days === 0) return say.today;
	if (days === 1) return say.tomorrow;
	return say.on(weekdayName(((weekday - 1 + days) % 7) + 1, tag));
}

/** Names only places that the content names: nothing that a visitor writes is repeated. */
function noOfficeThere(asked: string, { firm, passages, words, locale }: Surroundings): string {
	const area = passages.find((entry) => entry.kind === "area" && asked.includes(fold(nameOf(entry))));
	const cities = firm.offices.map((office) => office.city).join(` ${words.found.and} `);
	return area
		? words.office.noOffice(nameOf(area), link(area.label, pageOf(area.href)))
		: words.office.onlyOffices(cities, link(words.facts.radiusTitle, href(locale, "areas")));
}

function nameOf(area: Passage): string {
	return area.context.split(".")[0] ?? "";
}

import type { Firm } from "content-collections";
import type { AssistantWords } from "../../../../locales/assistant.es.ts";
import type { Locale } from "../../../../locales/locale.ts";
import {
	closesAt,
	daysOff,
	nextOpening,
	type Opening,
	openingOn,
	openingOnWeekday,
} from "../../../../site/firm/clock.ts";
import { formatHours, formatList, formatWeekdays, officesByHours } from "../../../../site/firm/hours.server.ts";
import { addDays, type Day, wallClock, weekday } from "../../../../site/firm/wall-clock.ts";
import { formatTime, formatWeekday, formatWeekdayAndDay } from "../../../../site/format/dates.ts";
import type { AskedDay } from "../understand/office-question.ts";

type Office = Firm["offices"][number];

/** What an answer about hours draws on. */
export interface HoursSettings {
	words: AssistantWords;
	locale: Locale;
	now: Date;
}

/** Whether an office is open now, until when, or from when on. */
export function openNow(office: Office, { words, locale, now }: HoursSettings): string {
	const { office: say } = words;
	const { day: today, minute } = wallClock(now, office.timeZone);
	const time = formatTime(minute, locale);
	const closes = closesAt(office, now);
	if (closes !== undefined) return asSentence(say.openNow(office.city, time, formatTime(closes, locale)));
	const next = nextOpening(office, now);
	const day = dayAhead(today, next.day, say, locale);
	return asSentence(say.closedNow(office.city, time, day, formatTime(next.minute, locale)));
}

/** “Monday to Friday, 8:30 to 5:30. Closed Saturday and Sunday.” Offices with hours of their own have a line each. */
export function regularHours(offices: readonly Office[], { words, locale }: HoursSettings): string {
	const { office: say } = words;
	const groups = officesByHours(offices);
	const sentences = groups.map(({ hours, cities }) => {
		const off = daysOff(hours);
		return [
			...(groups.length > 1 ? [`**${formatList(cities, locale)}:**`] : []),
			say.hours(formatHours(hours, locale, "sentence")),
			...(off.length > 0 ? [say.closedDays(formatWeekdays(off, locale))] : []),
		].join(" ");
	});
	return [...sentences, say.holidays].join(groups.length > 1 ? "\n\n" : " ");
}

/** The hours of offices inside a sentence. */
export function hoursInWords(offices: readonly Office[], locale: Locale): string {
	const groups = officesByHours(offices);
	return groups
		.map(({ hours, cities }) => {
			const text = formatHours(hours, locale, "sentence");
			return groups.length > 1 ? `${formatList(cities, locale)}, ${text}` : text;
		})
		.join("; ");
}

/** Whether offices are open on the day or the weekdays that a question names. */
export function hoursOnDay(asked: AskedDay, offices: readonly Office[], settings: HoursSettings): string {
	const { words, locale, now } = settings;
	const { office: say } = words;
	const name = nameOfDay(asked, say, locale);
	const openings = offices.map((office) => openingsOn(asked, office, now));
	const [first, ...others] = openings.flat();
	if (others.every((other) => other?.opens === first?.opens && other?.closes === first?.closes)) {
		return first
			? `${say.openOn(name, formatTime(first.opens, locale), formatTime(first.closes, locale))} ${say.holidays}`
			: asSentence(say.closedOn(name, hoursInWords(offices, locale)));
	}
	// Several days with hours of their own are read best in the whole week's.
	if (openings.some(({ length }) => length > 1)) return regularHours(offices, settings);
	return offices
		.map(({ city }, index) => {
			const opening = openings[index]?.[0];
			return opening
				? asSentence(say.openAt(city, name, formatTime(opening.opens, locale), formatTime(opening.closes, locale)))
				: say.closedAt(city, name);
		})
		.join("\n\n");
}

/** The hours of an office on each day that is asked for. Today is the office's own: around midnight two may differ. */
function openingsOn(asked: AskedDay, office: Office, now: Date): (Opening | undefined)[] {
	if (typeof asked === "object") return asked.map((isoWeekday) => openingOnWeekday(office.hours, isoWeekday));
	const today = wallClock(now, office.timeZone).day;
	return [openingOn(office, asked === "today" ? today : addDays(today, 1))];
}

function nameOfDay(asked: AskedDay, say: AssistantWords["office"], locale: Locale): string {
	if (asked === "today") return say.today;
	if (asked === "tomorrow") return say.tomorrow;
	return say.on(formatWeekdays([...new Set(asked)].sort(), locale));
}

function dayAhead(today: Day, day: Day, say: AssistantWords["office"], locale: Locale): string {
	if (day === today) return say.today;
	if (day === addDays(today, 1)) return say.tomorrow;
	return say.on(day < addDays(today, 7) ? formatWeekday(weekday(day), locale) : formatWeekdayAndDay(day, locale));
}

/** A sentence that ends in `p. m.` has its period. */
export function asSentence(text: string): string {
	return text.replace(/\.\.$/, ".");
}

import { type Locale, languageTag } from "../../locales/locale.ts";
import { sameEverywhere } from "../format/dates.ts";

/** Monday to Friday, 8:30 to 17:30 (section 9 of the source document), in minutes since midnight. */
export const opensAt = 8 * 60 + 30;
export const closesAt = 17 * 60 + 30;

const weekend = ["Sat", "Sun"];

/** Whether an office is open at an instant, by the clock of its time zone. Holidays are not counted here. */
export function isOpen(instant: Date, timeZone: string): boolean {
	const parts = new Intl.DateTimeFormat("en-US", {
		timeZone,
		weekday: "short",
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23",
	}).formatToParts(instant);
	const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
	if (weekend.includes(part("weekday"))) return false;
	const minutes = Number(part("hour")) * 60 + Number(part("minute"));
	return minutes >= opensAt && minutes < closesAt;
}

/** The time of day at an office: 4:05 p. m., 4:05 PM. */
export function localTime(instant: Date, timeZone: string, locale: Locale): string {
	const time = instant.toLocaleTimeString(languageTag[locale], { timeZone, hour: "numeric", minute: "2-digit" });
	return sameEverywhere(time);
}

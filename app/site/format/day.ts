/**
 * The first instant of a calendar day in a time zone, with the zone's offset on that day: what formats that want a date
 * and a time (Atom, RFC 3339; `uploadDate` of videos) are given for content that states a day.
 *
 * @example startOfDay("2026-07-14", "America/Chicago") // "2026-07-14T00:00:00-05:00"
 */
export function startOfDay(day: string, timeZone: string): string {
	return `${day}T00:00:00${offsetOf(new Date(`${day}T12:00:00Z`), timeZone)}`;
}

/** A zone's distance to UTC at a moment, such as `-06:00`. */
function offsetOf(moment: Date, timeZone: string): string {
	const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" }).formatToParts(moment);
	const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
	return name === "GMT" ? "+00:00" : name.replace("GMT", "");
}

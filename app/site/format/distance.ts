import { type Locale, languageTag } from "../../locales/locale.ts";

interface Point {
	/** Degrees. */
	latitude: number;
	longitude: number;
}

/** Mean radius of the Earth (IUGG), in kilometers. */
export const earthRadius = 6371.0088;

/** Great-circle distance between two points, in kilometers (haversine formula). */
export function distanceInKilometres(from: Point, to: Point): number {
	const radians = (degrees: number) => (degrees * Math.PI) / 180;
	const latitudes = radians(to.latitude - from.latitude);
	const longitudes = radians(to.longitude - from.longitude);
	const half =
		Math.sin(latitudes / 2) ** 2 +
		Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitudes / 2) ** 2;
	return 2 * earthRadius * Math.asin(Math.sqrt(half));
}

/** Kilometers in an international mile. */
const mile = 1.609344;

/** A distance in the reader's units, in whole numbers: 42 km, 26 miles (42 km). Number and unit stay on one line. */
export function formatDistance(kilometres: number, locale: Locale): string {
	const metric = measure(kilometres, "kilometer", locale);
	return locale === "en" ? `${measure(kilometres / mile, "mile", locale)} (${metric})` : metric;
}

/** A distance as a map label: 42 km, 26 mi. */
export function formatShortDistance(kilometres: number, locale: Locale): string {
	return locale === "en"
		? measure(kilometres / mile, "mile", locale, "short")
		: measure(kilometres, "kilometer", locale, "short");
}

function measure(
	value: number,
	unit: "kilometer" | "mile",
	locale: Locale,
	unitDisplay: "long" | "short" = unit === "mile" ? "long" : "short",
): string {
	const format = new Intl.NumberFormat(languageTag[locale], {
		style: "unit",
		unit,
		unitDisplay,
		maximumFractionDigits: 0,
	});
	return format.format(value).replace(/\s/g, "\u00a0");
}

import type { Locale } from "../../locales/locale.ts";

interface Point {
	/** Degrees. */
	latitude: number;
	longitude: number;
}

/** Mean radius of the Earth (IUGG), in kilometres. */
export const earthRadius = 6371.0088;

/** Distance between two points along a great circle, in kilometres (haversine formula). */
export function distanceInKilometres(from: Point, to: Point): number {
	const radians = (degrees: number) => (degrees * Math.PI) / 180;
	const latitudes = radians(to.latitude - from.latitude);
	const longitudes = radians(to.longitude - from.longitude);
	const half =
		Math.sin(latitudes / 2) ** 2 +
		Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitudes / 2) ** 2;
	return 2 * earthRadius * Math.asin(Math.sqrt(half));
}

/** A distance in whole kilometres as readers measure it: 42 km, 26 miles (42 km). */
export function formatDistance(kilometres: number, locale: Locale): string {
	return locale === "en" ? `${Math.round(kilometres * 0.621371)} miles (${kilometres} km)` : `${kilometres} km`;
}

import type { MapContent } from "../../../app/site/map/places.ts";
import type { Facts } from "../../../tools/map/ground.ts";

/** Cities of both countries, on coasts, borders and islands and in the middle of states. */
const cities = {
	"San Diego": ["US", "CA", 32.7157, -117.1611],
	Riverside: ["US", "CA", 33.9806, -117.3755],
	Hermosillo: ["MX", "SON", 29.0729, -110.9559],
	Anchorage: ["US", "AK", 61.2176, -149.8997],
	Honolulu: ["US", "HI", 21.3069, -157.8583],
	Chicago: ["US", "IL", 41.8781, -87.6298],
	"New York": ["US", "NY", 40.7128, -74.006],
	Miami: ["US", "FL", 25.7617, -80.1918],
	"Los Angeles": ["US", "CA", 34.0522, -118.2437],
	Seattle: ["US", "WA", 47.6062, -122.3321],
	Bellevue: ["US", "WA", 47.6101, -122.2015],
	"Kansas City": ["US", "MO", 39.0997, -94.5786],
	"Washington D. C.": ["US", "DC", 38.9072, -77.0369],
	"San Juan": ["US", "PR", 18.4655, -66.1057],
	Dallas: ["US", "TX", 32.7767, -96.797],
	"El Paso": ["US", "TX", 31.7619, -106.485],
	Tijuana: ["MX", "B. C.", 32.5149, -117.0382],
	"Ciudad Juárez": ["MX", "Chih.", 31.6904, -106.4245],
	Saltillo: ["MX", "Coah.", 25.4232, -101.0053],
	Guadalajara: ["MX", "Jal.", 20.6597, -103.3496],
	"Ciudad de México": ["MX", "CDMX", 19.4326, -99.1332],
	Cancún: ["MX", "Q. Roo", 21.1619, -86.8515],
	Mérida: ["MX", "YUC", 20.9674, -89.5926],
} as const;

export type City = keyof typeof cities;

export const allCities = Object.keys(cities) as City[];

/** A place so many kilometres north and east of its office. */
export type Near = readonly [name: string, office: City, north: number, east: number];

export interface InventedFirm {
	facts: Facts;
	content: MapContent;
}

const idOf = (name: string) =>
	name
		.normalize("NFD")
		.toLowerCase()
		.replace(/[^a-z]+/g, "-");

/** A firm with an office in each of these cities. @param serviceRadius in kilometres */
export function inventedFirm(names: readonly City[], near: readonly Near[], serviceRadius?: number): InventedFirm {
	const offices = names.map((city) => {
		const [country, regionCode, latitude, longitude] = cities[city];
		return { id: idOf(city), city, country, region: `State of ${city}`, regionCode, latitude, longitude };
	});
	const areas = near.map(([name, city, north, east]) => {
		const [, , latitude, longitude] = cities[city];
		return {
			id: idOf(name),
			office: idOf(city),
			latitude: latitude + north / 111.2,
			longitude: longitude + east / 111.2 / Math.cos((latitude * Math.PI) / 180),
			es: { name },
			en: { name },
		};
	});
	const metres = serviceRadius === undefined ? undefined : serviceRadius * 1000;
	return {
		facts: { offices, areas, serviceRadius: metres, jurisdictions: [] },
		content: { firm: { offices, serviceRadius: metres, jurisdictions: [] }, areas },
	};
}

const cityItself = (city: City): Near => [city, city, 1, 1];

export const firms = {
	"three offices in California and Sonora": inventedFirm(
		["San Diego", "Riverside", "Hermosillo"],
		[
			cityItself("San Diego"),
			["Chula Vista", "San Diego", -9, 8],
			["Escondido", "San Diego", 45, 7],
			cityItself("Riverside"),
			["San Bernardino", "Riverside", 14, 8],
			["Temecula", "Riverside", -54, 21],
			cityItself("Hermosillo"),
			["Guaymas", "Hermosillo", -128, 5],
		],
		50,
	),
	"one office in Alaska": inventedFirm(
		["Anchorage"],
		[cityItself("Anchorage"), ["Wasilla", "Anchorage", 40, 24], ["Fairbanks", "Anchorage", 402, 116]],
		80,
	),
	"six offices in both countries": inventedFirm(
		["New York", "Los Angeles", "Chicago", "Miami", "Ciudad de México", "Guadalajara"],
		[
			["Newark", "New York", 3, -14],
			["Burbank", "Los Angeles", 14, -7],
			["Naperville", "Chicago", -14, -44],
			cityItself("Miami"),
			["Coyoacán", "Ciudad de México", -9, -3],
			["Zapopan", "Guadalajara", 7, -4],
		],
		50,
	),
	"two offices ten kilometres apart": inventedFirm(
		["Seattle", "Bellevue"],
		[["Tacoma", "Seattle", -39, -8], ["Everett", "Seattle", 41, 10], cityItself("Bellevue")],
		40,
	),
	"no radius": inventedFirm(
		["Honolulu"],
		[
			["Kailua", "Honolulu", 11, 12],
			["Hilo", "Honolulu", -178, 288],
		],
	),
} satisfies Record<string, InventedFirm>;

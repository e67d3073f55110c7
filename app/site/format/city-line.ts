interface Address {
	city: string;
	regionCode: string;
	postalCode: string;
	country: string;
}

/** The line after the street, in the country's postal format: `Tucson, AZ 85701`, `C. P. 83000, Hermosillo, Son.` */
export function cityLine({ city, regionCode, postalCode, country }: Address): string {
	return country === "US"
		? `${city}, ${regionCode} ${postalCode}`
		: `C. P. ${postalCode}, ${city}, ${regionCode.replaceAll(" ", "\u00a0")}`;
}

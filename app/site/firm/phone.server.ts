import { parsePhoneNumberWithError } from "libphonenumber-js/min";
import type { Locale } from "../../locales/locale.ts";
import type { PhoneLink } from "./phone.ts";

/**
 * Formats an E.164 number in national format, with the country code for readers abroad: +1 (202) 555-0100 in Spanish,
 * +52 55 5555 0100 in both languages.
 *
 * @throws ParseError when it is not a phone number
 */
export function formatPhone(number: string, locale: Locale): string {
	const parsed = parsePhoneNumberWithError(number);
	const national = parsed.formatNational();
	return locale === "en" && parsed.countryCallingCode === "1" ? national : `+${parsed.countryCallingCode} ${national}`;
}

export function phoneLink(number: string, locale: Locale): PhoneLink {
	return { href: `tel:${number}`, text: formatPhone(number, locale) };
}

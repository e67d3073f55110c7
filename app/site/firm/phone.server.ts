import { parsePhoneNumberWithError } from "libphonenumber-js/min";
import type { Locale } from "../../locales/locale.ts";
import type { PhoneLink } from "./phone.ts";

/**
 * A number in E.164 form as people write it in its country, with the country's code in front for readers of the other
 * side: +1 (713) 555-0100 in Spanish, +52 81 5555 0100.
 *
 * @throws ParseError for what is no phone number
 */
export function formatPhone(number: string, locale: Locale): string {
	const parsed = parsePhoneNumberWithError(number);
	const national = parsed.formatNational();
	return locale === "en" && parsed.countryCallingCode === "1" ? national : `+${parsed.countryCallingCode} ${national}`;
}

/** A number in E.164 form as a link. */
export function phoneLink(number: string, locale: Locale): PhoneLink {
	return { href: `tel:${number}`, text: formatPhone(number, locale) };
}

import type { Locale } from "../../locales/locale.ts";

/** `tel:` address of a number in E.164 form. */
export function telephone(number: string): string {
	return `tel:${number}`;
}

/**
 * A number as people write it: (713) 555-0100 in Texas, 81 5555 0100 in Nuevo León, with the country's code in front
 * for readers of the other side.
 */
export function formatPhone(number: string, locale: Locale): string {
	const american = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number);
	if (american) return `${locale === "es" ? "+1 " : ""}(${american[1]}) ${american[2]}-${american[3]}`;
	const mexican = /^\+52(\d{2})(\d{4})(\d{4})$/.exec(number);
	if (mexican) return `+52 ${mexican[1]} ${mexican[2]} ${mexican[3]}`;
	return number;
}

/** Address of a WhatsApp conversation that starts with a text. `digits` as wa.me wants them: no plus, no spaces. */
export function whatsappAddress(digits: string, text: string): string {
	return `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;
}

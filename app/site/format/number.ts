import type { Locale } from "../../locales/locale.ts";

const words: Record<Locale, readonly string[]> = {
	es: ["cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"],
	en: ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
};

/** A whole number within a sentence: in words up to ten, in digits above. */
export function numberInWords(number: number, locale: Locale): string {
	return words[locale][number] ?? String(number);
}

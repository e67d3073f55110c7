import type { Locale } from "../../locales/locale.ts";
import manifest from "../pictures.json";
import { pictureEntry } from "./content.server.ts";

const sizes: Readonly<
	Record<string, { version: string; width: number; height: number; widths: number[]; colour: string }>
> = manifest;

/**
 * What a page needs to show a picture, with its alternative text in one language. Ground colour and focal point are
 * in `pictures.css`, because the page's policy takes no style attributes.
 *
 * @throws when `npm run pictures` has not derived it.
 */
export function picture(name: string, locale: Locale) {
	const derived = sizes[name];
	if (!derived) throw new Error(`Picture "${name}" has no derived sizes: run npm run pictures`);
	const { version, width, height, widths } = derived;
	return { name, alt: pictureEntry(name)[locale].alt, version, width, height, widths };
}

import manifest from "../../content/pictures.json";
import type { Locale } from "../../locales/locale.ts";
import { content } from "./content.server.ts";

let sizes: Readonly<
	Record<string, { version: string; width: number; height: number; widths: number[]; colour: string }>
> = manifest;

// In development, after a picture is edited (`tools/vite/live-pictures.ts`).
import.meta.hot?.accept("../../content/pictures.json", (edited) => {
	sizes = edited?.default ?? sizes;
	import.meta.hot?.send("content:replaced");
});

/**
 * What a page needs to show a picture, with its alternative text in one language. The background color and focal point
 * are in `pictures.css`, because the content security policy forbids style attributes.
 *
 * @throws when `pictures.yaml` does not name it or `npm run pictures` has not processed it
 */
export function picture(name: string, locale: Locale) {
	const derived = sizes[name];
	const entry = content.pictures.find((picture) => picture.name === name);
	if (!derived || !entry) throw new Error(`Picture "${name}" is not in pictures.yaml, or run npm run pictures`);
	const { version, width, height, widths } = derived;
	return { name, alt: entry[locale].alt, version, width, height, widths };
}

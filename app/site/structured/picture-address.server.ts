import type { Locale } from "../../locales/locale.ts";
import { picture } from "../content/pictures.server.ts";
import { absolute } from "../pages/absolute.server.ts";

/** The absolute address of a picture's original format in its largest width: readers of data choose no width. */
export function pictureAddress(name: string, locale: Locale): string {
	const { version, widths } = picture(name, locale);
	return absolute(`/pictures/${name}-${widths.at(-1)}.${version}.jpg`);
}

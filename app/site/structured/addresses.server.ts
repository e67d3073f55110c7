import type { Locale } from "../../locales/locale.ts";
import type { Office } from "../content/content.server.ts";
import { picture } from "../content/pictures.server.ts";
import { absolute } from "../pages/absolute.server.ts";

/** Ids shared across pages and languages: every mention of the firm, an office or a person refers to the same node. */
export const organizationId = absolute("/#organization");

export function officeNodeId(id: Office["id"]): string {
	return absolute(`/#office-${id}`);
}

export function personNodeId(id: string): string {
	return absolute(`/equipo#${id}`);
}

/**
 * The absolute address of a picture's original format at its largest width: readers of structured data choose no width.
 */
export function pictureAddress(name: string, locale: Locale): string {
	const { version, widths } = picture(name, locale);
	return absolute(`/pictures/${name}-${widths.at(-1)}.${version}.jpg`);
}

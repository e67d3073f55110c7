import type { Office } from "../content/content.server.ts";
import { absolute } from "../pages/absolute.server.ts";

/**
 * Names of things across pages: what a page says of the firm, an office or a person elsewhere is about the same one.
 * They are the same in both languages, because the thing is.
 */
export const organizationId = absolute("/#organization");

export function officeNodeId(id: Office["id"]): string {
	return absolute(`/#office-${id}`);
}

export function personNodeId(id: string): string {
	return absolute(`/equipo#${id}`);
}

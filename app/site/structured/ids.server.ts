import type { Office } from "../content/content.server.ts";
import { absolute } from "../pages/absolute.server.ts";

/**
 * Ids of things across pages and languages: every mention of the firm, an office or a person refers to the same node.
 */
export const organizationId = absolute("/#organization");

export function officeNodeId(id: Office["id"]): string {
	return absolute(`/#office-${id}`);
}

export function personNodeId(id: string): string {
	return absolute(`/equipo#${id}`);
}

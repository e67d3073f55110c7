import { serviceIds } from "../../../site/pages/page-table.ts";
import { transcriptLimit } from "../../hand-off/transcript.ts";

/**
 * The contact form's fields, by name, and their limits. Separate from the schema, so that a page can show the form
 * without loading the validation library.
 */

export const contactWays = ["email", "phone", "whatsapp"] as const;
export const matters = [...serviceIds, "other"] as const;

/** The id of the form on its page. */
export const formId = "inquiry";

/** Every field of the form, by name and in the order of the page. */
export const fieldNames = [
	"name",
	"email",
	"phone",
	"contact_by",
	"language",
	"matter",
	"parties",
	"message",
	"transcript",
	"office",
	"slot1",
	"slot2",
	"consent",
	"sms_consent",
	"source",
	"website",
	"key",
] as const;

/** Which notice the form showed. It is never sent back, because a form that is shown again shows the current one. */
export const noticeField = "notice";

export type FieldName = (typeof fieldNames)[number];

export type ContactWay = (typeof contactWays)[number];
export type Matter = (typeof matters)[number];

/** Maximum characters (UTF-16 units) per field: the form's `maxlength`. */
export const limits = {
	name: 200,
	email: 254,
	phone: 40,
	parties: 2000,
	message: 5000,
	transcript: transcriptLimit,
} as const;

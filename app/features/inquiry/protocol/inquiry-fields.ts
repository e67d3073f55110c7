import { serviceIds } from "../../../site/pages/page-table.ts";
import { transcriptLimit } from "../../hand-off/transcript.ts";

/**
 * The fields of the contact form, by name, and what they may hold. Apart from the schema, so that a page can show the
 * form without the library that checks it.
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

/** Which notice the form showed: never given back, as a form that is shown again shows the present one. */
export const noticeField = "notice";

export type FieldName = (typeof fieldNames)[number];

export type ContactWay = (typeof contactWays)[number];
export type Matter = (typeof matters)[number];

/** Characters (UTF-16 units) that fields may hold: the form's `maxlength`. */
export const limits = {
	name: 200,
	email: 254,
	phone: 40,
	parties: 2000,
	message: 5000,
	transcript: transcriptLimit,
} as const;

import type { ContactWay } from "./inquiry-fields.ts";

/** Things about an inquiry that are odd but not wrong: shown beside the field, without blocking submission. */
export interface InquiryWarnings {
	/** The number does not look like one, or the chosen way of contact needs one and it is missing. */
	phone?: "odd" | "needed";
	/** An answer by email was requested, but there is no address. */
	email?: "needed";
}

export function inquiryWarnings(fields: {
	email?: string;
	phone?: string;
	contact_by?: ContactWay | string;
}): InquiryWarnings {
	const phone = fields.phone?.trim() ?? "";
	const email = fields.email?.trim() ?? "";
	const warnings: InquiryWarnings = {};
	if (phone && isOddPhone(phone)) warnings.phone = "odd";
	if (!phone && email && (fields.contact_by === "phone" || fields.contact_by === "whatsapp")) warnings.phone = "needed";
	if (!email && phone && fields.contact_by === "email") warnings.email = "needed";
	return warnings;
}

/**
 * Valid numbers have ten digits (Texas and Mexico alike), or up to fifteen with a country code (ITU-T E.164). An
 * extension is fine.
 */
export function isOddPhone(phone: string): boolean {
	const number = phone.replace(/(?:ext\.?|x|extensión|#)\s*\d{1,6}\s*$/i, "");
	if (!/^\+?[\d\s().\-/]+$/.test(number)) return true;
	const digits = number.replace(/\D/g, "").length;
	return digits < 10 || digits > 15;
}

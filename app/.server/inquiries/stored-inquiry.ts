import type { ContactWay, Matter } from "../../features/inquiry/protocol/inquiry-fields.ts";
import type { Locale } from "../../locales/locale.ts";

/** An enquiry as it stands in the database. */
export interface StoredInquiry {
	reference: string;
	received_at: string;
	name: string;
	email: string | null;
	phone: string | null;
	language: Locale;
	contact_by: ContactWay;
	office: string;
	matter: Matter;
	parties: string | null;
	message: string;
	slot1: string | null;
	slot2: string | null;
	sms_consent: 0 | 1;
	transcript: string | null;
	source: string | null;
	flags: string;
}

const columns =
	"reference, received_at, name, email, phone, language, contact_by, office, matter, parties, message, slot1, slot2, sms_consent, transcript, source, flags";

/** The enquiry with a reference; nothing when there is none, or its data was erased. */
export async function storedInquiry(db: D1Database, reference: string): Promise<StoredInquiry | undefined> {
	const row = await db
		.prepare(`SELECT ${columns} FROM inquiries WHERE reference = ? AND erased_at IS NULL`)
		.bind(reference)
		.first<StoredInquiry>();
	return row ?? undefined;
}

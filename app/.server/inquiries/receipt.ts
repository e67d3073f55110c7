import type { FieldName } from "../../features/inquiry/protocol/inquiry-fields.ts";

/** The fields as the visitor sent them, to fill the form again: nothing typed is lost by an error. */
export type SentValues = Partial<Record<FieldName, string>>;

/** What became of a posted form. */
export type Receipt =
	/** Enquiry and delivery jobs are in the database. Also the answer to a replay, with the first one's reference. */
	| { result: "stored"; reference: string }
	/** Something must be put right: messages by field, in the page's language (422). */
	| { result: "invalid"; errors: Partial<Record<FieldName, string[]>>; values: SentValues }
	/** The body is over 512 KiB; the rest of it was not read (413). */
	| { result: "tooLarge" }
	/** The body did not come to its end in time; nothing of it was read as a form (408). */
	| { result: "tooSlow" }
	/** Posted from another site (403). */
	| { result: "foreign" }
	/** More than is taken from one network, or from all, in an hour (429). Nothing was stored; `retryAfter` in seconds. */
	| { result: "tooMany"; values: SentValues; retryAfter: number }
	/** The database did not take it (503). `values` holds the key, so that sending again cannot make a second enquiry. */
	| { result: "unavailable"; values: SentValues };

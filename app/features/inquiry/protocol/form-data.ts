import type { PhoneLink } from "../../../site/firm/phone.ts";
import type { ContactWay, FieldName, Matter } from "./inquiry-fields.ts";
import type { Schedule } from "./slots.ts";

/** What the loader passes to the form. All of it is plain data in the page's language. */
export interface InquiryFormData {
	/** Unique to this visitor's form: the page is never cached. */
	key: string;
	/** The server's clock (ISO 8601), because the visitor's may be wrong. */
	now: string;
	/** Where the visitor came from, as far as the request shows; the browser knows more. */
	source: string;
	/** The simplified notice that the visitor agrees to. `shown`: its version and hash, which the form sends along. */
	notice: { heading: string; brief?: string | undefined; body: string; shown: string };
	/**
	 * A state's notice for its residents, shown beside it; the simplified notice itself links to the full Mexican one.
	 */
	residents?: { text: string; link: string; address: string } | undefined;
	/** Whether the form asks for consent to text messages. */
	sms: boolean;
	contactWays: ContactWay[];
	matters: { id: Matter; name: string }[];
	schedule: Schedule;
	/** By office. Formatted on the server: browsers format times differently, and hydration must find the same text. */
	times: Record<string, TimesOfDay[]>;
	/** The numbers of all offices. */
	phones: { city: string; phone: PhoneLink }[];
	email: string;
	/** Only if Turnstile is set up. */
	turnstileSiteKey?: string | undefined;
}

/**
 * A day's interview times. They are assembled in the browser: most days have the same times, which are then sent once.
 */
export interface TimesOfDay {
	/** `lunes, 23 de noviembre` */
	day: string;
	/** `lun 23 nov` */
	short: string;
	/** UTC instant of the first time, ISO 8601. */
	first: string;
	times: TimeOption[];
}

export interface TimeOption {
	/** Minutes after the first time of the day. */
	after: number;
	/** `9:30 a. m. en Austin (9:30 a. m. en Puebla)` */
	clocks: string;
}

/** The UTC instant of a time, ISO 8601. */
export function instantOf({ first }: TimesOfDay, { after }: TimeOption): string {
	return new Date(Date.parse(first) + after * 60_000).toISOString();
}

/** A form that was sent but not accepted: what was typed, and what needs correcting. */
export interface SentForm {
	problem: "invalid" | "unavailable" | "tooMany" | "tooLarge" | "foreign";
	values: Partial<Record<FieldName, string>>;
	errors?: Partial<Record<FieldName, string[]>> | undefined;
}

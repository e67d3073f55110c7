import type { PhoneLink } from "../../../site/firm/phone.ts";
import type { ContactWay, FieldName, Matter } from "./inquiry-fields.ts";
import type { Schedule } from "./slots.ts";

/** What the loader gives to the form. All of it is plain data in the page's language. */
export interface InquiryFormData {
	/** Of this visitor's form alone: the page is never cached. */
	key: string;
	/** The server's clock (ISO 8601), because a visitor's own may be off. */
	now: string;
	/** Where the visitor came from, as far as the request shows; the browser knows better. */
	source: string;
	/** The simplified notice, as it is agreed to. `shown`: its version and hash, which the form sends along. */
	notice: { heading: string; brief?: string | undefined; body: string; shown: string };
	/** The notice of a state for its residents, beside it; the simplified notice itself links to the whole Mexican one. */
	residents?: { text: string; link: string; address: string } | undefined;
	/** Whether the form asks for consent to text messages. */
	sms: boolean;
	contactWays: ContactWay[];
	matters: { id: Matter; name: string }[];
	schedule: Schedule;
	/** By office. Formatted on the server: browsers differ in how they format a time, and hydration must find the same text. */
	times: Record<string, TimesOfDay[]>;
	/** Of all offices. */
	phones: { city: string; phone: PhoneLink }[];
	email: string;
	/** Only when Turnstile is set up. */
	turnstileSiteKey?: string | undefined;
}

/** A day's interview times. They are put together in the browser: most days have the same, which then travel once. */
export interface TimesOfDay {
	/** `lunes, 23 de noviembre` */
	day: string;
	/** `lun 23 nov` */
	short: string;
	/** UTC instant of the first, ISO 8601. */
	first: string;
	times: TimeOption[];
}

export interface TimeOption {
	/** Minutes from the first of the day. */
	after: number;
	/** `9:30 a. m. en Austin (9:30 a. m. en Puebla)` */
	clocks: string;
}

/** The UTC instant of a time, ISO 8601. */
export function instantOf({ first }: TimesOfDay, { after }: TimeOption): string {
	return new Date(Date.parse(first) + after * 60_000).toISOString();
}

/** A form that was sent and not taken: what was typed, and what is to be corrected. */
export interface SentForm {
	problem: "invalid" | "unavailable" | "tooMany" | "tooLarge" | "foreign";
	values: Partial<Record<FieldName, string>>;
	errors?: Partial<Record<FieldName, string[]>> | undefined;
}

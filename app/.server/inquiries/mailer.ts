import { singleLine } from "../../features/inquiry/protocol/clean-text.ts";
import type { Locale } from "../../locales/locale.ts";
import { firm } from "../../site/content/content.server.ts";
import type { Environment } from "../environment.ts";
import { within } from "../within.ts";

/** A plain-text email: nothing in it can be markup, whatever a visitor wrote. */
export interface Email {
	to: string;
	subject: string;
	text: string;
	language: Locale;
	/** Default: the sender. */
	replyTo?: string;
}

/** Milliseconds. */
const timeout = 15_000;

/**
 * Sends an email through the binding. The service assigns its own Message-ID, so `X-Delivery-Id` identifies a
 * repetition. Auto-Submitted keeps holiday replies from answering (RFC 3834).
 *
 * @throws when the service refuses it or takes too long.
 */
export async function send(
	{ EMAIL, MAIL_FROM }: Pick<Environment, "EMAIL" | "MAIL_FROM">,
	email: Email,
	deliveryId: string,
): Promise<void> {
	const sent = EMAIL.send({
		from: { email: MAIL_FROM, name: firm.name },
		to: header(email.to),
		subject: header(email.subject),
		text: email.text,
		...(email.replyTo ? { replyTo: header(email.replyTo) } : {}),
		headers: {
			"Auto-Submitted": "auto-generated",
			"Content-Language": email.language,
			"X-Delivery-Id": header(deliveryId),
		},
	});
	await within(timeout, sent);
}

/** The binding takes a subject with line breaks as it is, and what follows them would be a header. */
function header(text: string): string {
	return singleLine(text).slice(0, 400);
}

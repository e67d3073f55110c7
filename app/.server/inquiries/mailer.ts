import { singleLine } from "../../features/inquiry/protocol/clean-text.ts";
import type { Locale } from "../../locales/locale.ts";
import { firm } from "../../site/content/content.server.ts";
import type { Environment } from "../environment.ts";
import { within } from "./retry.ts";

/** A letter in plain text: nothing in it can be markup, whatever a visitor wrote. */
export interface Email {
	to: string;
	subject: string;
	text: string;
	language: Locale;
	/** Whom an answer goes to, when that is not the sender. */
	replyTo?: string;
}

/** Milliseconds until the mail service must have taken the letter. */
const patience = 15_000;

/**
 * Hands a letter to the email binding. The service makes a Message-ID of its own, so a repetition is told by
 * `X-Delivery-Id`. Auto-Submitted keeps holiday replies from answering (RFC 3834).
 *
 * @throws when the service refuses it or takes too long.
 */
export async function send(
	{ EMAIL, MAIL_FROM }: Pick<Environment, "EMAIL" | "MAIL_FROM">,
	letter: Email,
	deliveryId: string,
): Promise<void> {
	const sent = EMAIL.send({
		from: { email: MAIL_FROM, name: firm.name },
		to: header(letter.to),
		subject: header(letter.subject),
		text: letter.text,
		...(letter.replyTo ? { replyTo: header(letter.replyTo) } : {}),
		headers: {
			"Auto-Submitted": "auto-generated",
			"Content-Language": letter.language,
			"X-Delivery-Id": header(deliveryId),
		},
	});
	await within(patience, sent);
}

/** The binding takes a subject with line breaks as it is, and what follows them would be a header. */
function header(text: string): string {
	return singleLine(text).slice(0, 400);
}

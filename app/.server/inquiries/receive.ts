import type { FieldName } from "../../features/inquiry/protocol/inquiry-fields.ts";
import { inquirySchema } from "../../features/inquiry/protocol/inquiry-schema.ts";
import { newKey } from "../../features/inquiry/protocol/key.ts";
import { translator } from "../../locales/instances.server.ts";
import type { Locale } from "../../locales/locale.ts";
import { firm } from "../../site/content/content.server.ts";
import type { Environment } from "../environment.ts";
import { isSameOrigin } from "../http/origin.ts";
import { readBody } from "../http/read-body.ts";
import { errorFields, log } from "../log.ts";
import { overCeiling } from "./ceiling.ts";
import { consentGiven } from "./consent.ts";
import { flagsOf } from "./flags.ts";
import { formFields, type SentValues } from "./form-fields.ts";
import { enqueue } from "./jobs.ts";
import { referenceOf, store } from "./store.ts";

/** Bytes. The longest form that the schema accepts takes less, percent-encoded UTF-8 included. */
const bodyLimit = 512 * 1024;

interface ReceiveContext {
	environment: Environment;
	/** The page's language: of the messages, and the default to answer in. */
	locale: Locale;
	/** Lets the queue be filled after the answer has gone out. */
	waitUntil: (promise: Promise<unknown>) => void;
	requestId: string;
	now?: Date;
	/** Milliseconds until the whole form must have come. */
	bodyDeadline?: number;
}

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

/**
 * Takes a posted form: origin, size, fields, how many there were, signs of a machine, and then the database. Whatever is posted, the outcome
 * is one of the receipt's; "stored" means that D1 has the enquiry and its jobs, and nothing less.
 */
export async function receive(request: Request, context: ReceiveContext): Promise<Receipt> {
	const { environment, locale, waitUntil, requestId, now = new Date(), bodyDeadline } = context;
	if (!isSameOrigin(request)) return { result: "foreign" };
	const body = await readBody(request, { limit: bodyLimit, deadline: bodyDeadline });
	if (typeof body === "string") return { result: body };

	const t = translator(locale, "inquiry");
	const { fields, values, malformed, notice, token } = await formFields(body, request.headers.get("content-type"));
	const checked = inquirySchema(t, { locale, schedule: firm, now }).safeParse(fields);
	if (!checked.success || malformed.length > 0) {
		const found = checked.error ? fieldErrors(checked.error.issues) : {};
		for (const name of malformed) found[name] = [t("errors.malformed")];
		return { result: "invalid", errors: found, values };
	}

	const submission = checked.data;
	const key = submission.key ?? newKey(now);
	try {
		const retryAfter = await overCeiling(request, environment, now);
		if (retryAfter !== undefined) {
			const reference = await referenceOf(environment, submission.inquiry, key);
			return reference
				? { result: "stored", reference }
				: { result: "tooMany", values: { ...values, key }, retryAfter };
		}
		const flags = await flagsOf(request, submission, token, environment, now);
		const consent = await consentGiven(locale, notice);
		const entry = { inquiry: submission.inquiry, key, consent, flags, receivedAt: now };
		const { reference, jobs } = await store(environment, entry);
		waitUntil(enqueue(environment, jobs));
		log("info", "inquiry.stored", { requestId, flags: flags.join(" "), jobs: jobs.length });
		return { result: "stored", reference };
	} catch (error) {
		log("error", "inquiry.store.failed", { requestId, ...errorFields(error) });
		return { result: "unavailable", values: { ...values, key } };
	}
}

function fieldErrors(issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string[]> {
	const errors: Record<string, string[]> = {};
	for (const { path, message } of issues) {
		const name = String(path[0]);
		errors[name] ??= [message];
	}
	return errors;
}

import type { Inquiry } from "../../features/inquiry/protocol/inquiry-schema.ts";
import { newReference } from "../../features/inquiry/protocol/reference.ts";
import { firm } from "../../site/content/content.server.ts";
import type { Environment } from "../environment.ts";
import { errorFields, log } from "../log.ts";
import { sha256 } from "../sha256.ts";
import { within } from "../within.ts";
import type { Consent } from "./consent.ts";
import type { Flag } from "./flags.ts";
import { after, type JobKind, overdueAfter } from "./jobs.ts";

/** An enquiry as it is about to be written. */
export interface Entry {
	inquiry: Inquiry;
	key: string;
	consent: Consent;
	flags: Flag[];
	receivedAt: Date;
}

/** Milliseconds for one try at the database, and how often writing is tried. A visitor waits for this. */
const timeout = 5000;
const tries = 3;

/**
 * Writes an enquiry and the jobs that deliver it, in one batch, which D1 runs as one transaction. The same key with the
 * same content is the same enquiry: a replay gets the first one's reference and makes no jobs. That also makes it safe
 * to try again when the outcome of a try is not known.
 *
 * @returns the reference, and the jobs to put on the queue.
 * @throws when the database did not take it.
 */
export async function store(environment: Environment, entry: Entry): Promise<{ reference: string; jobs: string[] }> {
	const hash = await contentHash(entry.inquiry);
	const tried = new Map<string, string[]>();
	for (let attempt = 1; ; attempt++) {
		// Random, so two may meet: the primary key then refuses the batch, and the next try has another.
		const reference = newReference(firm.name);
		const jobs = jobKinds(environment, entry).map((kind) => ({ id: `${reference}.${kind}`, kind }));
		const forQueue = jobs.filter(({ kind }) => kind !== "digest");
		tried.set(
			reference,
			forQueue.map(({ id }) => id),
		);
		try {
			const kept = await within(timeout, write(environment, entry, reference, hash, jobs));
			// A try that seemed to fail may have been written. It is this enquiry's all the same, and so are its jobs.
			return { reference: kept, jobs: tried.get(kept) ?? [] };
		} catch (error) {
			if (attempt === tries) throw error;
			log("warn", "inquiry.store.retried", { attempt, ...errorFields(error) });
			await scheduler.wait(attempt * 150);
		}
	}
}

/**
 * Acknowledgements a day to one address: nobody knows that it is the visitor's own, and a stranger's mailbox must not fill.
 * An enquiry past it is stored and told to the firm like any other.
 */
const mostAcknowledgements = 3;

/** How many went to the same address in the day before. */
const acknowledgedToday = `(
	SELECT count(*) FROM inquiries AS earlier JOIN outbox USING (reference)
	WHERE kind = 'acknowledgement' AND earlier.email = inquiries.email COLLATE NOCASE
	AND earlier.received_at > strftime('%Y-%m-%dT%H:%M:%fZ', inquiries.received_at, '-1 day')
)`;

/** @returns the reference under which the enquiry stands: another one's, when it is a replay. */
async function write(
	environment: Environment,
	entry: Entry,
	reference: string,
	hash: string,
	jobs: readonly { id: string; kind: JobKind }[],
): Promise<string> {
	const { DB } = environment;
	const { inquiry, key, consent, flags, receivedAt } = entry;
	const row = {
		reference,
		key,
		content_hash: hash,
		received_at: receivedAt.toISOString(),
		name: inquiry.name,
		email: inquiry.email,
		phone: inquiry.phone,
		language: inquiry.language,
		contact_by: inquiry.contactBy,
		office: inquiry.office,
		matter: inquiry.matter,
		parties: inquiry.parties,
		message: inquiry.message,
		slot1: inquiry.slots[0] ?? null,
		slot2: inquiry.slots[1] ?? null,
		sms_consent: inquiry.smsConsent ? 1 : 0,
		// Up to 40,000 characters that whoever floods the form may fill. The message is kept whatever looks odd.
		transcript: flags.length > 0 ? null : inquiry.transcript,
		source: inquiry.source,
		consent_language: consent.language,
		consent_version: consent.version,
		consent_hash: consent.hash,
		flags: flags.join(" "),
	};
	const columns = Object.keys(row);
	const results = await DB.batch<{ reference: string }>([
		DB.prepare(
			`INSERT INTO inquiries (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})
			ON CONFLICT (key, content_hash) DO NOTHING`,
		).bind(...Object.values(row)),
		...jobs.map(({ id, kind }) =>
			DB.prepare(
				`INSERT INTO outbox (id, reference, kind, due_at)
				 SELECT ?1, reference, ?2, ?3 FROM inquiries WHERE reference = ?4
				 AND (?2 <> 'acknowledgement' OR ${acknowledgedToday} < ${mostAcknowledgements})`,
			).bind(id, kind, dueAt(environment, kind, receivedAt), reference),
		),
		sameInquiry(DB, key, hash),
	]);
	const kept = results.at(-1)?.results[0]?.reference;
	if (!kept) throw new Error("The enquiry was written and cannot be read");
	return kept;
}

/** The reference of an enquiry that is stored already: of a post that came twice. */
export async function referenceOf({ DB }: Environment, inquiry: Inquiry, key: string): Promise<string | undefined> {
	const same = sameInquiry(DB, key, await contentHash(inquiry));
	const stored = await within(timeout, same.first<{ reference: string }>());
	return stored?.reference;
}

function sameInquiry(db: D1Database, key: string, hash: string): D1PreparedStatement {
	return db.prepare("SELECT reference FROM inquiries WHERE key = ? AND content_hash = ?").bind(key, hash);
}

/** What has to be sent. A flagged enquiry waits for the digest, and nothing goes to the address it names. */
function jobKinds({ WEBHOOK_URL }: Environment, { inquiry, flags }: Entry): JobKind[] {
	if (flags.length > 0) return ["digest"];
	return [
		"firm-email",
		...(inquiry.email ? (["acknowledgement"] as const) : []),
		...(WEBHOOK_URL ? (["webhook"] as const) : []),
	];
}

function dueAt(environment: Environment, kind: JobKind, now: Date): string {
	return kind === "digest" ? nextDigest(now) : after(now, overdueAfter(environment));
}

/** The next 13:00 UTC: flagged enquiries are sent once a day, together. */
function nextDigest(now: Date): string {
	const next = new Date(now);
	next.setUTCHours(13, 0, 0, 0);
	if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
	return next.toISOString();
}

/** What makes two posts with one key the same enquiry: what the visitor said, not where they came from. */
async function contentHash({ source: _, ...said }: Inquiry): Promise<string> {
	return sha256(JSON.stringify(Object.entries(said).sort(([a], [b]) => (a < b ? -1 : 1))));
}

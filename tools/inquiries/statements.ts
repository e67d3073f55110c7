import { type FieldName, fieldNames } from "../../app/features/inquiry/protocol/inquiry-fields.ts";
import { parseReference } from "../../app/features/inquiry/protocol/reference.ts";

/**
 * The statements of the enquiries tool. Nothing in them is bound, so a value is only ever a reference in its one right
 * form, a number, a time made here, or a text as hexadecimal digits.
 */

/** A reference as a literal. @throws when it is not one. */
function literal(reference: string): string {
	if (parseReference(reference) !== reference) throw new Error(`Not a reference: ${JSON.stringify(reference)}`);
	return `'${reference}'`;
}

/** Any text as an expression. */
function textOf(value: string): string {
	return `CAST(X'${Buffer.from(value).toString("hex")}' AS TEXT)`;
}

/** Fields of the form that are no column: consent is stored as the notice that was agreed to, `website` is a trap. */
const notStored: readonly FieldName[] = ["consent", "website", "key"];

/** What a person may ask to see. */
export const exportColumns = [
	"reference",
	"received_at",
	...fieldNames.filter((name) => !notStored.includes(name)),
	"consent_language",
	"consent_version",
	"consent_hash",
	"flags",
	"erased_at",
];

export function list(most: number, flaggedOnly: boolean): string {
	return `SELECT i.reference, i.received_at, i.name, i.office, i.matter, i.flags, i.erased_at,
		(SELECT group_concat(o.kind || ' ' || o.state, ', ') FROM outbox o WHERE o.reference = i.reference) AS deliveries
		FROM inquiries i ${flaggedOnly ? "WHERE i.flags <> ''" : ""}
		ORDER BY i.received_at DESC LIMIT ${Math.trunc(most)}`;
}

export function show(reference: string): string {
	return `SELECT ${exportColumns.join(", ")} FROM inquiries WHERE reference = ${literal(reference)}`;
}

export function jobs(reference: string): string {
	return `SELECT id, kind, state, attempts, due_at, last_error, settled_at FROM outbox
		WHERE reference = ${literal(reference)} ORDER BY id`;
}

/** How a person is looked up. */
export type Person = { email: string } | { phone: string };

/** What stands between the digits of a phone number. */
const betweenDigits = [" ", "-", ".", "(", ")", "+", "\u00a0"];

/**
 * The enquiries that a person left, the newest first: by the whole address in any case, or by a number, of which the
 * last ten digits count, since it may be written with its country or without.
 *
 * @throws when the number has fewer than seven digits: it would be many people's.
 */
export function find(person: Person): string {
	return `SELECT reference, received_at, name, email, phone, office, matter, flags FROM inquiries
		WHERE erased_at IS NULL AND ${isOf(person)} ORDER BY received_at DESC`;
}

function isOf(person: Person): string {
	if ("email" in person) return `email = ${textOf(person.email.trim())} COLLATE NOCASE`;
	const digits = person.phone.replace(/\D/g, "").slice(-10);
	if (digits.length < 7) throw new Error("A phone number has at least seven digits.");
	const stored = betweenDigits.reduce((column, sign) => `replace(${column}, ${textOf(sign)}, '')`, "phone");
	return `instr(${stored}, '${digits}') > 0`;
}

/** A page of everything, oldest first. */
export function page(most: number, offset: number): string {
	return `SELECT ${exportColumns.join(", ")} FROM inquiries ORDER BY received_at, reference
		LIMIT ${Math.trunc(most)} OFFSET ${Math.trunc(offset)}`;
}

/**
 * Takes out of enquiries everything personal and stops what has not been sent. The reference, the times and the version of
 * the notice stay: they show that a request to erase was met.
 */
export function erase(references: readonly string[], now: Date): string {
	const which = references.map(literal).join(", ");
	return `UPDATE inquiries SET key = 'erased ' || reference, content_hash = '', name = '', email = NULL, phone = NULL,
		language = '', contact_by = '', office = '', matter = '', parties = NULL, message = '', slot1 = NULL, slot2 = NULL,
		sms_consent = 0, transcript = NULL, source = NULL, flags = '', erased_at = '${now.toISOString()}'
		WHERE reference IN (${which});
		DELETE FROM outbox WHERE reference IN (${which});`;
}

/** Dead jobs live again, waiting ones fall due at once; the next run of the five minutes' cron queues them. */
export function revive(reference: string, now: Date): string {
	return `UPDATE outbox SET state = 'waiting', attempts = CASE state WHEN 'dead' THEN 0 ELSE attempts END,
		due_at = '${now.toISOString()}', leased_until = '', settled_at = NULL, alerted_at = NULL
		WHERE reference = ${literal(reference)} AND (state = 'dead' OR (state = 'waiting' AND kind <> 'digest'))
		RETURNING kind`;
}

/** New jobs for what was delivered before (or only with a digest). Their ids are new, so receivers take them as new. */
export function repeat(reference: string, kinds: readonly ("firm-email" | "webhook")[], now: Date): string {
	const values = kinds.map((kind) => {
		const id = `${reference}.${kind}.${now.getTime().toString(36)}`;
		return `('${id}', ${literal(reference)}, '${kind}', '${now.toISOString()}')`;
	});
	return `INSERT INTO outbox (id, reference, kind, due_at) VALUES ${values.join(", ")} RETURNING kind`;
}

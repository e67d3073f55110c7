/**
 * What staff do with enquiries from the command line: `npm run inquiries -- help`. Reads and writes the same database
 * as the site, local or deployed, through wrangler and its login.
 */
import { writeFile } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { parseReference } from "../app/features/inquiry/protocol/reference.ts";
import { csv, csvHead } from "./csv.ts";
import { query, type Row, type Where } from "./database.ts";

import * as sql from "./inquiries/statements.ts";

const help = `Enquiries of the contact form.

  npm run inquiries -- list [--flagged] [--most 50]   the newest, and how far their delivery has come
  npm run inquiries -- show RBL-7K4Q-2M               one of them, whole
  npm run inquiries -- find --email ANA@MAIL.COM      all that a person left; --phone finds by a number
  npm run inquiries -- export --csv [--out FILE]      all of them, for a spreadsheet
  npm run inquiries -- erase RBL-7K4Q-2M              takes out its personal data for good
  npm run inquiries -- erase --email ANA@MAIL.COM     the same of all that were left with an address
  npm run inquiries -- redeliver RBL-7K4Q-2M          sends it again (or what failed of it)

  --remote      the deployed database; without it the local one of wrangler dev
  --persist-to  folder of the local database, when wrangler dev was started with one`;

const rowsPerPage = 100;

const notErased = `Not touched: letters in mailboxes, what the webhook's receiver keeps, exported files. Backups of the
deployed database (D1 Time Travel) forget it after 30 days at most.`;

async function main(): Promise<unknown> {
	const { positionals, values } = parseArgs({
		allowPositionals: true,
		options: {
			remote: { type: "boolean", default: false },
			"persist-to": { type: "string" },
			flagged: { type: "boolean", default: false },
			most: { type: "string", default: "50" },
			csv: { type: "boolean", default: false },
			out: { type: "string" },
			email: { type: "string" },
			phone: { type: "string" },
			help: { type: "boolean", default: false },
		},
	});
	const [command = "help", reference] = positionals;
	const where: Where = { remote: values.remote, persistTo: values["persist-to"] };
	if (values.help) return console.log(help);
	switch (command) {
		case "help":
			return console.log(help);
		case "list":
			return list(where, wholeNumber(values.most), values.flagged);
		case "show":
			return show(where, checked(reference));
		case "find":
			return listPerson(where, person(values));
		case "export":
			if (!values.csv) throw new Error("Say in which format: npm run inquiries -- export --csv --out enquiries.csv");
			return exportCsv(where, values.out);
		case "erase":
			if (values.email === undefined) return erase(where, checked(reference));
			if (reference) throw new Error("Erase one enquiry by its reference, or a person's by their address: not both.");
			return erasePerson(where, values.email);
		case "redeliver":
			return redeliver(where, checked(reference));
		default:
			throw new Error(`There is no "${command}".\n\n${help}`);
	}
}

function list(where: Where, most: number, flaggedOnly: boolean) {
	const rows = query(sql.list(most, flaggedOnly), where);
	if (rows.length === 0) return console.log(`No ${flaggedOnly ? "flagged " : ""}enquiries in ${nameOf(where)}.`);
	for (const { reference, received_at, name, office, matter, flags, erased_at, deliveries } of rows) {
		const what = erased_at ? `erased ${when(erased_at)}` : `${name}, ${matter}, ${office}`;
		console.log(`${reference}  ${when(received_at)}  ${what}${flags ? `  [flagged: ${flags}]` : ""}`);
		if (deliveries) console.log(`             ${deliveries}`);
	}
	console.log(`\n${rows.length} in ${nameOf(where)}, the newest first.`);
}

function show(where: Where, reference: string): void {
	const row = find(where, reference);
	for (const column of sql.exportColumns) {
		const value = row[column];
		if (value === null || value === "") continue;
		const text = String(value);
		console.log(text.includes("\n") ? `${column}:\n${text.replace(/^/gm, "  ")}` : `${column}: ${text}`);
	}
	const jobs = query(sql.jobs(reference), where);
	console.log(jobs.length === 0 ? "\nNothing is to be delivered." : "\nDeliveries:");
	for (const { kind, state, attempts, due_at, last_error, settled_at } of jobs) {
		const time = state === "waiting" ? `counts as overdue ${when(due_at)}` : when(settled_at);
		console.log(
			`  ${kind}: ${state}, ${attempts} ${attempts === 1 ? "attempt" : "attempts"}, ${time}${last_error ? `, last error: ${last_error}` : ""}`,
		);
	}
}

async function exportCsv(where: Where, file: string | undefined): Promise<void> {
	let text = csvHead(sql.exportColumns);
	let count = 0;
	for (;;) {
		const rows = query(sql.page(rowsPerPage, count), where);
		text += csv(sql.exportColumns, rows);
		count += rows.length;
		if (rows.length < rowsPerPage) break;
	}
	if (!file) return void process.stdout.write(text);
	await writeFile(file, text, { mode: 0o600 });
	console.log(
		`${count} enquiries of ${nameOf(where)} in ${file}. It holds personal data: keep it no longer than needed.`,
	);
}

async function erase(where: Where, reference: string): Promise<void> {
	const row = find(where, reference);
	if (row.erased_at) return console.log(`${reference} was erased ${when(row.erased_at)} already.`);
	await confirm(`Erase ${reference} in ${nameOf(where)} for good?`, "the reference", reference);
	query(sql.erase([reference], new Date()), where);
	console.log(`${reference} is erased: its row says that there was an enquiry and when, and nothing else.`);
	console.log(notErased);
}

/** Shows what was left with an address before it asks. */
async function erasePerson(where: Where, email: string): Promise<void> {
	const rows = listPerson(where, { email });
	if (rows.length === 0) return;
	await confirm(`Erase all ${rows.length} of them for good?`, "the address", email.trim());
	const references = rows.map(({ reference }) => String(reference));
	query(sql.erase(references, new Date()), where);
	console.log(`${rows.length} erased: their rows say that there were enquiries and when, and nothing else.`);
	console.log(`${notErased}\nNor what was left with a phone number alone: find --phone looks for it.`);
}

function listPerson(where: Where, who: sql.Person): Row[] {
	const rows = query(sql.find(who), where);
	for (const { reference, received_at, name, email, phone, matter, office, flags } of rows) {
		const what = [name, email, phone, matter, office].filter(Boolean).join(", ");
		console.log(`${reference}  ${when(received_at)}  ${what}${flags ? `  [flagged: ${flags}]` : ""}`);
	}
	console.log(`${rows.length} in ${nameOf(where)}.`);
	return rows;
}

function redeliver(where: Where, reference: string): void {
	const row = find(where, reference);
	if (row.erased_at)
		throw new Error(`${reference} was erased ${when(row.erased_at)}: there is nothing left to deliver.`);
	const now = new Date();
	let kinds = query(sql.revive(reference, now), where);
	if (kinds.length === 0) {
		const jobs = query(sql.jobs(reference), where);
		const hook = jobs.some(({ kind }) => kind === "webhook") ? (["webhook"] as const) : [];
		kinds = query(sql.repeat(reference, ["firm-email", ...hook], now), where);
	}
	console.log(`${reference}: ${kinds.map(({ kind }) => kind).join(", ")} will be sent with the next run of the`);
	console.log("five minutes' cron. Locally crons never run by themselves; this runs it:");
	console.log("  curl 'http://localhost:8787/cdn-cgi/handler/scheduled?cron=*/5+*+*+*+*'");
}

function find(where: Where, reference: string): Row {
	const [row] = query(sql.show(reference), where);
	if (!row) throw new Error(`${nameOf(where)} has no enquiry ${reference}.`);
	return row;
}

/** A slip of the finger must not erase: whoever sits at a terminal types it again. Scripts are taken at their word. */
async function confirm(question: string, what: string, wanted: string): Promise<void> {
	if (!process.stdin.isTTY) return;
	const terminal = createInterface({ input: process.stdin, output: process.stdout });
	const typed = await terminal.question(`${question} Type ${what} again: `);
	terminal.close();
	if (typed.trim() !== wanted && parseReference(typed) !== wanted)
		throw new Error("That is not it. Nothing was erased.");
}

/** Whom to look for: exactly one of the two. */
function person({ email, phone }: { email?: string | undefined; phone?: string | undefined }): sql.Person {
	if (email !== undefined && phone === undefined) return { email };
	if (phone !== undefined && email === undefined) return { phone };
	throw new Error(`Say whom: find --email ADDRESS, or find --phone NUMBER.\n\n${help}`);
}

function checked(text: string | undefined): string {
	if (!text) throw new Error(`Which one? Give its reference, such as RBL-7K4Q-2M.\n\n${help}`);
	const reference = parseReference(text);
	if (!reference) throw new Error(`"${text}" is not a reference. They look like RBL-7K4Q-2M.`);
	return reference;
}

function wholeNumber(text: string): number {
	if (!/^[1-9]\d{0,4}$/.test(text)) throw new Error(`--most takes a number, not "${text}".`);
	return Number(text);
}

function nameOf({ remote }: Where): string {
	return remote ? "the deployed database" : "the local database";
}

/** `2026-11-20 20:05 UTC` */
function when(time: Row[string] | undefined): string {
	return time ? `${String(time).slice(0, 16).replace("T", " ")} UTC` : "";
}

try {
	await main();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}

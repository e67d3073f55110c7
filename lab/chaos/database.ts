import { globSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Workshop } from "./workshop.ts";

/** The local D1 database, read beside the running Worker: it is an SQLite file that takes other readers. */
export function open({ state }: Workshop): DatabaseSync {
	for (const file of globSync(join(state, "v3/d1/**/*.sqlite"))) {
		const db = new DatabaseSync(file, { readOnly: true });
		if (db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'inquiries'").get()) return db;
		db.close();
	}
	throw new Error(`No database with enquiries under ${state}`);
}

/** Jobs by state, or nothing while the file is busy. */
export function jobStates(workshop: Workshop): Record<string, number> | undefined {
	try {
		const db = open(workshop);
		const rows = db.prepare("SELECT state, count(*) AS n FROM outbox GROUP BY state").all();
		db.close();
		return Object.fromEntries(rows.map(({ state, n }) => [String(state), Number(n)]));
	} catch {
		return undefined;
	}
}

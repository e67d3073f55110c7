import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { z } from "zod";

/** What is known of a copy of the project from the last time. */
const ledger = z.object({
	/** Path in the copy → the file that it is a copy of, both from the folder of the project or copy. */
	copied: z.record(z.string(), z.string()),
	/** Steps that ended well, with a name for what they were made of. */
	done: z.record(z.string(), z.string()),
});

export type Ledger = z.infer<typeof ledger>;

/** Where the ledger of a copy is: beside its folder. */
export const ledgerFile = (folder: string) => `${folder}.json`;

/** The ledger of a copy, which lies beside its folder; an empty one for a copy that is not there yet, or of old make. */
export function readLedger(folder: string): Ledger {
	const file = ledgerFile(folder);
	const read = existsSync(file) ? ledger.safeParse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
	return read?.data ?? { copied: {}, done: {} };
}

export function writeLedger(folder: string, entries: Ledger): void {
	const file = ledgerFile(folder);
	// All at once: tests of two kinds may look at the same time.
	const fresh = `${file}.${process.pid}`;
	writeFileSync(fresh, JSON.stringify(entries));
	renameSync(fresh, file);
}

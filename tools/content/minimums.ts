import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { type CollectionName, collectionNames, contentFolder } from "./entry.ts";

const count = z.int().positive();

/** How much a collection has at the least. */
const minimum = z.strictObject({
	entries: count.optional(),
	/** Words of each entry, in each language. */
	words: count.optional(),
	/** Items of lists of each entry, by the list's field: `differences.rows`. */
	lists: z.record(z.string(), count).default({}),
	/** Items of lists of all entries together. */
	inAll: z.record(z.string(), count).default({}),
});

export type Minimums = Partial<Record<CollectionName, z.output<typeof minimum>>>;

/** Where a firm says how much its site has at the least. Without this file nothing is asked for. */
export const minimumsFile = `${contentFolder}/minimums.yaml`;

const minimums = z.partialRecord(z.enum(collectionNames), minimum);

/** @throws an Error that names the file, when it is not of its form */
export function readMinimums(): Minimums {
	if (!existsSync(minimumsFile)) return {};
	try {
		return minimums.parse(parse(readFileSync(minimumsFile, "utf8")) ?? {});
	} catch (error) {
		const why = error instanceof z.ZodError ? z.prettifyError(error) : error;
		throw new Error(`${minimumsFile}: ${why}`);
	}
}

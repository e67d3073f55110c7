import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { z } from "zod";
import { locales } from "../../app/locales/locale.ts";

const folder = "app/content/asked/evaluation/lots";
const schema = z.strictObject({
	/** When the lot was read, and in what state the assistant was. */
	read: z.string(),
	messages: z.array(
		z.strictObject({
			id: z.string(),
			locale: z.enum(locales),
			class: z.string(),
			/** The visitor's messages: the answer to the last one is graded. */
			ask: z.array(z.string()).min(1),
			/** 2 good, 1 poor, 0 wrong or misleading; nothing for one that nobody has read. */
			grade: z.literal([0, 1, 2]).optional(),
			why: z.string().optional(),
			/** Of the answer that was read. */
			hash: z.string().optional(),
		}),
	),
});

/** A lot of messages, with the letter that it goes by. */
export type Lot = z.output<typeof schema> & { name: string };

/** Every lot, in the order in which they were written. @throws ZodError for one that is not in order */
export async function readLots(): Promise<Lot[]> {
	const files = globSync("*.yaml", { cwd: folder }).sort();
	return Promise.all(
		files.map(async (file) => ({
			name: file.replace(/\.yaml$/, ""),
			...schema.parse(parse(await readFile(`${folder}/${file}`, "utf8"))),
		})),
	);
}

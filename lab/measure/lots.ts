import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { z } from "zod";
import type { Reply } from "../../app/.server/assistant/embedded/compose/reply.ts";
import { locales } from "../../app/locales/locale.ts";
import type { Passage } from "../../app/site/corpus/passage.ts";

const folder = "app/content/asked/evaluation";
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
	const files = globSync("*.yaml", { cwd: `${folder}/lots` }).sort();
	return Promise.all(
		files.map(async (file) => ({
			name: file.replace(/\.yaml$/, ""),
			...schema.parse(parse(await readFile(`${folder}/lots/${file}`, "utf8"))),
		})),
	);
}

const key = z.array(
	z.strictObject({
		lot: z.string(),
		/** Of the message in that lot. */
		id: z.string(),
		/** The passages, or facts of the offices, that answer the last message of the conversation. */
		answers: z.array(z.string()).min(1),
	}),
);

/** By lot and message, as `k en-37`: what answers the last message, as named by somebody who had not seen the answers. */
export async function readFollowUps(): Promise<ReadonlyMap<string, readonly string[]>> {
	const file = await readFile(`${folder}/keys/follow-ups.yaml`, "utf8");
	return new Map(key.parse(parse(file)).map(({ lot, id, answers }) => [`${lot} ${id}`, answers]));
}

/** Characters of a passage by which it is known again in an answer, from its beginning or its end. */
const recognized = 40;

/** Whether a reply quotes one of the passages, refers to it once more, or tells facts of the offices where these answer. */
export function quotes({ kind, text }: Reply, answers: readonly string[], passages: readonly Passage[]): boolean {
	if (kind === "facts") return answers.some((id) => id.startsWith("offices/"));
	return passages.some(({ id, href, markdown }) => {
		if (!answers.includes(id) || !text.includes(`](${href})`)) return false;
		const isOnlyLinked =
			!text.includes(markdown.slice(0, recognized)) && !text.includes(markdown.slice(-recognized).trim());
		// What was shown before stands at the beginning, as a link.
		return !isOnlyLinked || text.indexOf(`](${href})`) < text.indexOf("\n\n");
	});
}

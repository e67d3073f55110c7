import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { z } from "zod";
import type { Reply } from "../../app/.server/assistant/embedded/compose/reply.ts";
import type { Passage } from "../../app/site/corpus/passage.ts";

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
	const file = await readFile("app/content/asked/evaluation/keys/follow-ups.yaml", "utf8");
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

import type { Knowledge } from "./knowledge.ts";
import { type Found, type Query, retrieve } from "./retrieve.ts";

/** Words. Shorter questions ask nothing on their own, “and how long?”. */
const few = 4;
/** The topics of the message are the pages of this many best passages. */
const mostTopics = 2;
/** Minimum share for a passage to answer one question. */
const answersFrom = 0.55;
/**
 * The passage must also be among this many that fit the whole message best: “what must I check?” alone asks about
 * anything.
 */
const mostFitting = 6;
/** From this share on, the best passage for the whole message comes first. */
const leadsFrom = 0.35;

/**
 * Finds answers to a message that asks something: each question is looked up by itself, in the context of the message.
 * A story of sixty words is about many things; the six that ask say what is wanted.
 *
 * @returns passages that answer the questions, in the order asked and marked as such; then those found for the whole
 * message
 */
export function retrieveEach(query: Query, questions: readonly string[], knowledge: Knowledge): Found[] {
	const whole = retrieve(query, knowledge);
	const [best] = whole;
	const topics = new Set(whole.slice(0, mostTopics).map(({ source }) => source.topic));
	const answers = questions.flatMap((text) => {
		const is = text.split(" ").length <= few ? "messageOfFew" : "message";
		const [answer] = retrieve({ ...query, text, before: { text: query.text, is, topics } }, knowledge);
		const treats = answer?.source.type === "passage" && !answer.source.aside && answer.source.passage.kind !== "post";
		const fits = whole.slice(0, mostFitting).some(({ source }) => source === answer?.source);
		return treats && fits && answer.share >= answersFrom ? [{ ...answer, asked: true }] : [];
	});
	const first = best && best.share >= leadsFrom ? [{ ...best, asked: answers.length > 0 }] : [];
	return distinct([...first, ...answers, ...whole]);
}

function distinct(found: readonly Found[]): Found[] {
	const byId = new Map<string, Found>();
	for (const each of found) if (!byId.has(each.source.id)) byId.set(each.source.id, each);
	return [...byId.values()];
}

import type { Knowledge } from "./knowledge.ts";
import { type Found, type Query, retrieve } from "./retrieve.ts";

/** Words. Fewer ask for nothing alone, “and how long?”. */
const few = 4;
/** What the whole message is about: the pages of so many of the best passages. */
const mostTopics = 2;
/** From which share on a passage answers one question. */
const answersFrom = 0.55;
/** That passage must be among so many that fit the whole message: “what must I check?” alone asks about anything. */
const mostFitting = 6;
/** From here on what the message as a whole finds comes first. */
const leadsFrom = 0.35;

/**
 * What answers a message in which something is asked: each question is looked up by itself, against what the message
 * tells. A story of sixty words is about many things; what is wanted stands in the six that ask.
 *
 * @returns what answers the questions, in the order in which they are asked, marked as such; then what the message as
 * a whole finds
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

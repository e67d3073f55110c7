import type { Knowledge } from "./knowledge.ts";
import { type Found, type Query, retrieve } from "./retrieve.ts";

/** How much the whole message counts beside one question of it: alone, “and how long?” asks for nothing. */
const weightOfWhole = { few: 0.7, more: 0.5 };
/** Words. */
const few = 4;
/** What the whole message is about: the pages of so many of the best passages. */
const mostTopics = 2;
/** From which share on a passage answers one question. */
const answersFrom = 0.55;
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
		const weight = text.split(" ").length <= few ? weightOfWhole.few : weightOfWhole.more;
		const [answer] = retrieve({ ...query, text, before: { text: query.text, weight, topics } }, knowledge);
		const treats = answer?.source.type === "passage" && !answer.source.aside && answer.source.passage.kind !== "post";
		return treats && answer.share >= answersFrom ? [{ ...answer, asked: true }] : [];
	});
	const first = best && best.share >= leadsFrom ? [{ ...best, asked: answers.length > 0 }] : [];
	return distinct([...first, ...answers, ...whole]);
}

function distinct(found: readonly Found[]): Found[] {
	const byId = new Map<string, Found>();
	for (const each of found) if (!byId.has(each.source.id)) byId.set(each.source.id, each);
	return [...byId.values()];
}

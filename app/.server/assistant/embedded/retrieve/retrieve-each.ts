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
		const weight = text.split(" ").length <= few ? weightOfWhole.few : weightOfWhole.more;
		const [answer] = retrieve({ ...query, text, before: { text: query.text, weight, topics } }, knowledge);
		const treats = answer?.source.type === "passage" && !answer.source.aside && answer.source.passage.kind !== "post";
		const fits = whole.slice(0, mostFitting).some(({ source }) => source === answer?.source);
		return treats && fits && answer.share >= answersFrom ? [{ ...answer, asked: true }] : [];
	});
	const first = best && best.share >= leadsFrom ? [{ ...best, asked: answers.length > 0 }] : [];
	return distinct([...first, ...answers, ...whole]);
}

/** What a follow-up says plainly by itself, and with what it leans on as one text: from which share on. */
const plainFrom = { alone: 0.5, fewAlone: 0.95, together: 0.85 };
/** Words. Fewer than these hardly say by themselves what is meant, “and if I miss it?”, and fewer still never. */
const sayingItself = { hardly: 7, never: 4 };

/**
 * What answers a message that leans on what was said. Some lean less than they seem to, “we never signed that, so must
 * we sue there?”: what they find by themselves, or as one text with what stands before them, comes first where it is
 * plain.
 */
export function retrieveLeaning(query: Query, knowledge: Knowledge): Found[] {
	const { text, before, law } = query;
	if (!before) return retrieve(query, knowledge);
	const words = text.split(/\s+/).length;
	const aloneFrom = words >= sayingItself.hardly ? plainFrom.alone : plainFrom.fewAlone;
	const [alone] = words >= sayingItself.never ? retrieve({ text, law }, knowledge) : [];
	const [together] = retrieve({ text: `${before.text}\n${text}`, law }, knowledge);
	const plain = [
		...(alone && alone.share >= aloneFrom ? [alone] : []),
		...(together && together.share >= plainFrom.together ? [together] : []),
	]
		.filter(({ source }) => source.type === "passage" && !source.aside)
		.sort((one, other) => other.share - one.share);
	return distinct([...plain.map((each) => ({ ...each, asked: true })), ...retrieve(query, knowledge)]);
}

function distinct(found: readonly Found[]): Found[] {
	const byId = new Map<string, Found>();
	for (const each of found) if (!byId.has(each.source.id)) byId.set(each.source.id, each);
	return [...byId.values()];
}

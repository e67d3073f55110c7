import type { ChatMessage } from "../../../features/chat/protocol/message.ts";
import { judge, type Verdict } from "./judge/judge.ts";
import type { LinearModel } from "./learn/linear-model.ts";
import type { Knowledge } from "./retrieve/knowledge.ts";
import { type Query, retrieve } from "./retrieve/retrieve.ts";
import { fold, wordsOf } from "./text/fold.ts";

/** How far back a conversation is remembered: what was said before is of another topic. Messages of the visitor. */
const mostBefore = 4;
/** What was said before was about the pages of so many of the best passages. */
const mostTopics = 10;
/** Of a long one the beginning says the topic. Characters. */
const mostCharacters = 1000;
/** How much what was said before counts beside a message that leans on it, and beside another short one. */
const weightBefore = { few: 0.7, followUp: 0.5, other: 0.18 };
/** Words. A longer message says all that it means. */
const short = { few: 4, followUp: 9, any: 40 };
/** From this share on a short message is taken for a follow-up, although it may be likelier to be something else. */
const followUpFrom = { short: 0.03, any: 0.3 };

/** A message in its conversation: with what it leans on, “and in the other office?”, “how long does it take?”. */
export function inConversation(
	message: string,
	earlier: readonly ChatMessage[],
	model: LinearModel<Verdict>,
	knowledge: Knowledge,
): Query & { shown: ReadonlySet<string> } {
	const shown = shownIn(earlier, knowledge);
	const asked = earlier.filter(({ role }) => role === "user").map(({ content }) => content);
	const words = wordsOf(fold(message)).length;
	const leans = leansOnEarlier(message, model);
	if (asked.length === 0 || (!leans && words > short.any)) return { text: message, shown };
	const topic: string[] = [];
	for (const content of asked.slice(-mostBefore).reverse()) {
		topic.unshift(content.slice(0, mostCharacters));
		if (!leansOnEarlier(content, model)) break;
	}
	const weight = leans ? (words <= short.few ? weightBefore.few : weightBefore.followUp) : weightBefore.other;
	const before = topic.join("\n");
	const [last] = [...shown].slice(-1);
	const quoted = last === undefined ? undefined : knowledge.sources.get(last);
	const near = retrieve({ text: before }, knowledge).slice(0, mostTopics);
	const topics = new Set([...near.map(({ source }) => source), ...(quoted ? [quoted] : [])].map(({ topic }) => topic));
	const act = last === undefined ? undefined : knowledge.about[last]?.act;
	return { text: message, before: { text: before, weight, topics }, act, shown };
}

function leansOnEarlier(message: string, model: LinearModel<Verdict>): boolean {
	const words = wordsOf(fold(message)).length;
	if (words > short.any) return false;
	const { verdict, shares } = judge(message, model);
	const from = words <= short.followUp ? followUpFrom.short : followUpFrom.any;
	return verdict === "follow-up" || ((shares.get("follow-up") ?? 0) >= from && verdict !== "facts");
}

/** Ids of passages that the assistant has quoted already: none is quoted twice, but people may be. */
function shownIn(earlier: readonly ChatMessage[], { sources }: Knowledge): Set<string> {
	const shown = new Set<string>();
	for (const { role, content } of earlier) {
		if (role !== "assistant") continue;
		const linked = new Set(Array.from(content.matchAll(/\]\((\/[^()\s]{1,300})\)/g), ([, address]) => address));
		for (const { id, ...source } of sources.values()) {
			if (source.type !== "passage" || source.passage.kind === "person") continue;
			const { markdown, href } = source.passage;
			if (linked.has(href) && content.includes(markdown.slice(0, 60))) shown.add(id);
		}
	}
	return shown;
}

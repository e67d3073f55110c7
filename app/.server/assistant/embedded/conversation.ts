import type { ChatMessage } from "../../../features/chat/protocol/message.ts";
import { judge, type Verdict } from "./judge/judge.ts";
import type { LinearModel } from "./learn/linear-model.ts";
import type { Knowledge } from "./retrieve/knowledge.ts";
import { type Query, retrieve } from "./retrieve/retrieve.ts";
import { fold, wordsOf } from "./text/fold.ts";

/** How far back a conversation is remembered: what was said before is of another topic. Messages of the visitor. */
const mostBefore = 4;
/** A follow-up is short. Words. */
const mostWords = 16;
/** From this share on a short message is taken for a follow-up, although it may be likelier to be something else. */
const followUpFrom = 0.3;

/** What a message means in its conversation. */
export interface InConversation {
	query: Query;
	/** The message with what it leans on: its own words last. */
	text: string;
	followUp: boolean;
}

/** Resolves “and in the other office?” and “how long does it take?” with the topic that they lean on. */
export function inConversation(
	message: string,
	earlier: readonly ChatMessage[],
	model: LinearModel<Verdict>,
	knowledge: Knowledge,
): InConversation {
	const shown = shownIn(earlier, knowledge);
	const asked = earlier.filter(({ role }) => role === "user").map(({ content }) => content);
	if (asked.length === 0 || !leansOnEarlier(message, model)) {
		return { query: { text: message, shown }, text: message, followUp: false };
	}
	const topic: string[] = [];
	for (const content of asked.slice(-mostBefore).reverse()) {
		topic.unshift(content);
		if (!leansOnEarlier(content, model)) break;
	}
	const before = topic.join("\n");
	const near = new Set(
		retrieve({ text: before }, knowledge)
			.slice(0, 2)
			.map(({ source }) => source.topic),
	);
	const text = `${before}\n${message}`;
	return { query: { text, followUp: message, near, shown }, text, followUp: true };
}

function leansOnEarlier(message: string, model: LinearModel<Verdict>): boolean {
	if (wordsOf(fold(message)).length > mostWords) return false;
	const { verdict, shares } = judge(message, model);
	return verdict === "follow-up" || (shares.get("follow-up") ?? 0) >= followUpFrom;
}

/** Ids of passages that the assistant has quoted already: none is quoted twice, but people may be. */
function shownIn(earlier: readonly ChatMessage[], { sources }: Knowledge): Set<string> {
	const said = earlier.filter(({ role }) => role === "assistant").map(({ content }) => content);
	const shown = new Set<string>();
	if (said.length === 0) return shown;
	for (const { id, ...source } of sources.values()) {
		if (source.type !== "passage" || source.passage.kind === "person") continue;
		const { markdown, href } = source.passage;
		const opening = markdown.slice(0, 60);
		if (said.some((answer) => answer.includes(href) && answer.includes(opening))) shown.add(id);
	}
	return shown;
}

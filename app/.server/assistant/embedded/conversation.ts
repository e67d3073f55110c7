import type { Firm } from "content-collections";
import type { ChatMessage } from "../../../features/chat/protocol/message.ts";
import { judge, type Verdict } from "./judge/judge.ts";
import type { LinearModel } from "./learn/linear-model.ts";
import { withoutOffices } from "./offices/asked-of-offices.ts";
import type { Knowledge } from "./retrieve/knowledge.ts";
import { type Query, retrieve } from "./retrieve/retrieve.ts";
import { fold, wordsOf } from "./text/fold.ts";

/** Visitor messages to look back over. Anything earlier is about another topic. */
const mostBefore = 4;
/** The topics of the conversation are the pages of this many best passages. */
const mostTopics = 10;
/** Characters. The beginning of a long message gives its topic. */
const mostCharacters = 1000;
/** Words. A longer message is self-contained. */
const short = { followUp: 9, any: 40 };
/** From this probability on a short message counts as a follow-up, although something else may be likelier. */
const followUpFrom = { short: 0.03, any: 0.3 };

/** A message with the earlier text that it depends on: “and in the other office?”, “how long does it take?”. */
export function inConversation(
	message: string,
	earlier: readonly ChatMessage[],
	model: LinearModel<Verdict>,
	knowledge: Knowledge,
	{ offices }: Firm,
): Query & { shown: ReadonlySet<string> } {
	const { shown, lead } = shownIn(earlier, knowledge);
	const asked = earlier.filter(({ role }) => role === "user").map(({ content }) => content);
	const words = wordsOf(fold(message)).length;
	const leans = leansOnEarlier(message, model);
	if (asked.length === 0 || (!leans && words > short.any)) return { text: message, shown };
	const topic: string[] = [];
	for (const content of asked.slice(-mostBefore).reverse()) {
		topic.unshift(content.slice(0, mostCharacters));
		if (!leansOnEarlier(content, model)) break;
	}
	const before = topic.join("\n");
	const opening = asked[0]?.slice(0, mostCharacters) ?? "";
	const quoted = lead === undefined ? undefined : knowledge.sources.get(lead);
	const near = retrieve({ text: before }, knowledge).slice(0, mostTopics);
	const topics = new Set([...near.map(({ source }) => source), ...(quoted ? [quoted] : [])].map(({ topic }) => topic));
	const text = withoutOffices(message, offices);
	return { text, before: { text: before, is: "conversation", topics, opening }, shown };
}

function leansOnEarlier(message: string, model: LinearModel<Verdict>): boolean {
	const words = wordsOf(fold(message)).length;
	if (words > short.any) return false;
	const { verdict, shares } = judge(message, model);
	const from = words <= short.followUp ? followUpFrom.short : followUpFrom.any;
	return verdict === "follow-up" || ((shares.get("follow-up") ?? 0) >= from && verdict !== "facts");
}

/**
 * Ids of passages that the assistant has already quoted: none is quoted twice, except people. `lead` is the first one
 * in its last answer, which the visitor has just read.
 */
function shownIn(earlier: readonly ChatMessage[], { passages }: Knowledge): { shown: Set<string>; lead?: string } {
	const answers = earlier.filter(({ role }) => role === "assistant");
	const quoted = answers.map(({ content }) =>
		Array.from(content.matchAll(/\]\((\/[^()\s]{1,300})\)/g), ([, address]) => address).flatMap((address) =>
			passages
				.filter(({ href, kind }) => href === address && kind !== "person")
				.flatMap(({ id, markdown }) => (content.includes(markdown.slice(0, 60)) ? [id] : [])),
		),
	);
	const [lead] = quoted.at(-1) ?? [];
	return { shown: new Set(quoted.flat()), ...(lead && { lead }) };
}

import type { ChatMessage } from "../../../../features/chat/protocol/message.ts";
import type { Knowledge } from "../knowledge.ts";
import { inConversation } from "../understand/conversation.ts";
import type { Concept, Words } from "./concepts.ts";
import { isConfident } from "./confidence.ts";
import { type Found, rank } from "./rank.ts";

/** What was found for a question, the best first, and how the question was understood. */
export interface LookUp {
	results: Found[];
	concepts: readonly Concept[];
}

/** A longer message is not taken for a follow-up merely because nothing was found for it. */
const mostWordsOfFollowUp = 12;

/** The best passages for a question, alone or, when none of them is sure, with the conversation before it. */
export function lookUp(
	question: { folded: string; words: Words },
	earlier: readonly ChatMessage[],
	knowledge: Knowledge,
): LookUp {
	const search = (insists: boolean) => {
		const { concepts, followUp } = inConversation({ ...question, insists }, earlier, knowledge);
		const results = rank(knowledge, concepts);
		// Where the best is not sure, the first that is sure goes before it.
		const sure = results.slice(0, 8).findIndex((found) => isConfident(found, concepts));
		if (sure > 0) results.unshift(...results.splice(sure, 1));
		return { results, concepts, followUp, sure: sure >= 0 };
	};

	const alone = search(false);
	const isShort = question.words.all.length <= mostWordsOfFollowUp;
	const together = alone.sure || alone.followUp || !isShort ? undefined : search(true);
	const { results, concepts } = together?.followUp && together.sure ? together : alone;
	return { results, concepts };
}

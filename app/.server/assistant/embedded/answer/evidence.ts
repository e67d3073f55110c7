import type { Firm } from "content-collections";
import type { ChatMessage } from "../../../../features/chat/protocol/message.ts";
import type { Knowledge } from "../knowledge.ts";
import { isConfident, isQuestion } from "../search/confidence.ts";
import { type LookUp, lookUp } from "../search/look-up.ts";
import type { Found } from "../search/rank.ts";
import { fold, wordsOf } from "../text/fold.ts";
import { foreignWords, type OfficeQuestion } from "../understand/office-question.ts";
import { officeNames } from "../understand/offices.ts";
import { type OutOfScope, outOfScopeIn } from "../understand/out-of-scope.ts";
import { withoutGreeting } from "../understand/smalltalk.ts";
import { officeQuestionInConversation } from "./office-in-conversation.ts";
import type { Message } from "./read-message.ts";
import { treating } from "./treated.ts";

/** All that speaks for one answer or another. */
export interface Evidence {
	message: Message;
	found: LookUp;
	/** The site's own question, word for word. */
	own: Found | undefined;
	/** What the patterns of other topics found. */
	outside: OutOfScope | undefined;
	/** A passage that treats what would otherwise be out of scope. */
	treated: Found | undefined;
	best: Found | undefined;
	/** The best, if it is good enough to be quoted. */
	known: Found | undefined;
	/** The question is put nearly as the site puts it. */
	nearOwn: boolean;
	office: OfficeQuestion | undefined;
	/** The question is about an office and about nothing else. */
	plainlyOffice: boolean;
}

export function gatherEvidence(
	message: Message,
	earlier: readonly ChatMessage[],
	knowledge: Knowledge,
	firm: Firm,
): Evidence {
	const { raw, words, folded } = message;
	const found = lookUp({ folded: withoutGreeting(raw), words }, earlier, knowledge);
	const outside = outOfScopeIn(folded);
	const treated = outside && treating(outside, found.results, words, knowledge);
	const written = wordsOf(raw).join(" ");
	const own = found.results.find(({ entry }) => isQuestion(entry) && wordsOf(fold(entry.title)).join(" ") === written);
	const best = own ?? treated ?? found.results[0];
	const known = best && (own || treated || isConfident(best, found.concepts)) ? best : undefined;
	const office = officeQuestionInConversation(folded, words.all, earlier, knowledge, firm);
	return {
		message,
		found,
		own,
		outside: outside?.outside,
		treated,
		best,
		known,
		nearOwn: known !== undefined && isQuestion(known.entry) && known.similarity >= 0.8,
		office,
		plainlyOffice: office !== undefined && foreignWords(officeNames(firm).mask(words.all.join(" "))).length === 0,
	};
}

import type { Firm } from "content-collections";
import type { ChatMessage } from "../../../../features/chat/protocol/message.ts";
import type { Knowledge } from "../knowledge.ts";
import { wordsMeant } from "../search/concepts.ts";
import { foreignWords, type OfficeQuestion, officeDetails, officeQuestionIn } from "../understand/office-question.ts";
import { type OfficeNames, officeNames } from "../understand/offices.ts";

/** A follow-up is short. */
const mostWords = 9;

/** The question about offices that a message asks, with the conversation: “and on Saturday?”, “¿y el teléfono?”. */
export function officeQuestionInConversation(
	folded: string,
	words: readonly string[],
	earlier: readonly ChatMessage[],
	knowledge: Knowledge,
	firm: Firm,
): OfficeQuestion | undefined {
	const names = officeNames(firm);
	const [raw = "", meant = ""] = folded.split("\n");
	const asked = officeQuestionIn(meant, names) ?? officeQuestionIn(raw, names);
	const isShort = words.length <= mostWords;
	if (asked && (asked.cities.length > 0 || !isShort)) return asked;
	const before = isShort ? earlierQuestion(earlier, names, knowledge) : undefined;
	if (!before) return asked;
	if (asked) return { ...asked, cities: before.cities };
	if (foreignWords(names.mask(meant)).length > 0) return undefined;
	const details = officeDetails(meant, names);
	if (details.cities.length === 0 && details.day === undefined) return undefined;
	const wishes = details.day === undefined ? before.wishes : new Set(["hours"] as const);
	return { ...details, wishes, cities: details.cities.length > 0 ? details.cities : before.cities };
}

/** The last question, if it was about offices; a follow-up to one counts as well. */
function earlierQuestion(
	earlier: readonly ChatMessage[],
	names: OfficeNames,
	knowledge: Knowledge,
): OfficeQuestion | undefined {
	for (const message of earlier
		.toReversed()
		.filter(({ role }) => role === "user")
		.slice(0, 3)) {
		const words = wordsMeant(message.content, knowledge).all.join(" ");
		const asked = officeQuestionIn(words, names);
		if (asked) return asked;
		if (foreignWords(names.mask(words)).length > 0) return undefined;
	}
	return undefined;
}

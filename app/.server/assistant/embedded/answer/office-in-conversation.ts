import type { Firm } from "content-collections";
import type { ChatMessage } from "../../../../features/chat/protocol/message.ts";
import type { Knowledge } from "../knowledge.ts";
import { wordsMeant } from "../search/concepts.ts";
import { fold } from "../text/fold.ts";
import { foreignWords, type OfficeQuestion, officeDetails, officeQuestionIn } from "../understand/office-question.ts";

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
	const cities = firm.offices.map((office) => fold(office.city));
	const [raw = "", meant = ""] = folded.split("\n");
	const asked = officeQuestionIn(meant, cities) ?? officeQuestionIn(raw, cities);
	const isShort = words.length <= mostWords;
	if (asked && (asked.cities.length > 0 || !isShort)) return asked;
	const before = isShort ? earlierQuestion(earlier, cities, knowledge) : undefined;
	if (!before) return asked;
	if (asked) return { ...asked, cities: before.cities };
	if (foreignWords(meant).length > 0) return undefined;
	const details = officeDetails(meant, cities);
	if (details.cities.length === 0 && details.day === undefined) return undefined;
	const wishes = details.day === undefined ? before.wishes : new Set(["hours"] as const);
	return { ...details, wishes, cities: details.cities.length > 0 ? details.cities : before.cities };
}

/** The last question, if it was about offices; a follow-up to one counts as well. */
function earlierQuestion(
	earlier: readonly ChatMessage[],
	cities: readonly string[],
	knowledge: Knowledge,
): OfficeQuestion | undefined {
	for (const message of earlier
		.toReversed()
		.filter(({ role }) => role === "user")
		.slice(0, 3)) {
		const words = wordsMeant(message.content, knowledge).all;
		const asked = officeQuestionIn(words.join(" "), cities);
		if (asked) return asked;
		if (foreignWords(words.join(" ")).length > 0) return undefined;
	}
	return undefined;
}

import type { Firm } from "content-collections";
import type { ChatMessage } from "../../../../features/chat/protocol/message.ts";
import type { Locale } from "../../../../locales/locale.ts";
import type { Passage } from "../../../../site/corpus/passage.ts";
import type { Knowledge } from "../knowledge.ts";
import { wordsMeant } from "../search/concepts.ts";
import { isConfident, isGeneral, isPlausible, isQuestion } from "../search/confidence.ts";
import { asksForPerson, asksIfHandled } from "../search/facets.ts";
import { type LookUp, lookUp } from "../search/look-up.ts";
import { areaEvidence, likelyArea } from "../search/practice-area.ts";
import type { Found } from "../search/rank.ts";
import { fold, wordsOf } from "../text/fold.ts";
import { adviceIn } from "../understand/advice.ts";
import { type Emergency, emergencyIn, isEmergency } from "../understand/emergency.ts";
import { classifyIntent, type Intent, type IntentModel } from "../understand/intents.ts";
import { languageOf } from "../understand/language.ts";
import type { LanguageModel } from "../understand/language-model.ts";
import { languageWish } from "../understand/language-wish.ts";
import { foreignWords } from "../understand/office-question.ts";
import { outOfScopeIn } from "../understand/out-of-scope.ts";
import { givesInstructions, smalltalkIn, withoutGreeting } from "../understand/smalltalk.ts";
import { adviceAnswer, emergencyAnswer, outsideAnswer, smalltalkAnswer, unknownAnswer } from "./fixed.ts";
import { areaAnswer, foundAnswer, personAnswer } from "./found.ts";
import { officeAnswer } from "./office.ts";
import { officeQuestionInConversation } from "./office-in-conversation.ts";
import { personFor } from "./person-asked-for.ts";
import type { Reply } from "./reply.ts";
import { treating } from "./treated.ts";

/** What the assistant draws on. */
export interface Library {
	firm: Firm;
	languages: LanguageModel;
	intents: IntentModel;
	/** Loaded when a question in that language comes. */
	knowledge: (locale: Locale) => Promise<Knowledge>;
}

/** A question with the conversation before it. */
export interface Asked {
	messages: readonly ChatMessage[];
	/** Of the answer, when neither question nor conversation tell a language. */
	locale: Locale;
	now: Date;
}

/** Where no entry is sure, a practice area is named from this share of the evidence on. */
const areaSure = { share: 0.4, score: 0.7 };

/** The whole answer to a question. Made of fixed sentences and quotations of the site's content, of nothing else. */
export async function answer(asked: Asked, library: Library): Promise<Reply> {
	const earlier = asked.messages.slice(0, -1);
	const question = asked.messages.at(-1)?.content ?? "";
	const wished = languageWish(fold(question));
	const before = earlier.findLast((message) => message.role === "user");
	// “In English, please” asks the question before it once more.
	if (wished && before) {
		const repeated = earlier.slice(0, earlier.indexOf(before) + 1);
		return answerIn(wished, { ...asked, messages: repeated }, library);
	}
	return answerIn(wished ?? languageIn(asked, library), asked, library);
}

function languageIn({ messages, locale }: Asked, { languages }: Library): Locale {
	for (const message of messages.toReversed()) {
		const told = message.role === "user" ? languageOf(message.content, languages) : undefined;
		if (told) return told;
	}
	return locale;
}

/** A sentence that ends with the title of a question ends with its question mark. */
function withOneEnd(text: string): string {
	return text.replace(/([?!])(\]\([^)\s]*\))\./g, "$1$2");
}

async function answerIn(locale: Locale, { messages, now }: Asked, library: Library): Promise<Reply> {
	const { firm } = library;
	const knowledge = await library.knowledge(locale);
	const surroundings = { firm, locale };
	const reply = (kind: Reply["kind"], text: string): Reply => ({ kind, locale, text: withOneEnd(text) });

	const earlier = messages.slice(0, -1);
	const question = messages.at(-1)?.content ?? "";
	const raw = fold(question).replace(/\s+/g, " ").trim();
	const plainWords = wordsOf(raw).join(" ");
	const meant = wordsMeant(raw, knowledge);
	const right = meant.all;
	// Patterns see the message as it was written and as it was meant.
	const folded = `${raw}\n${right.join(" ")}`;

	// Patterns know what they know; a model judges by the whole message, and sees what they miss.
	const alarm = emergencyIn(folded);
	if (!alarm && givesInstructions(folded)) return reply("declined", smalltalkAnswer("instructions", surroundings));
	const smalltalk = smalltalkIn(raw) ?? smalltalkIn(right.join(" "));
	if (smalltalk) return reply("smalltalk", smalltalkAnswer(smalltalk, surroundings));

	const found = lookUp({ folded: withoutGreeting(raw), words: meant }, earlier, knowledge);
	const outsidePattern = outOfScopeIn(folded);
	const treated = outsidePattern && treating(outsidePattern, found.results, meant, knowledge);
	// The site's own question, word for word, is answered as the site answers it.
	const own = found.results.find(
		({ entry }) => isQuestion(entry) && wordsOf(fold(entry.title)).join(" ") === plainWords,
	);
	const best = own ?? treated ?? found.results[0];
	const known = best !== undefined && (own || treated || isConfident(best, found.concepts)) ? best : undefined;
	const general = known && known.similarity >= 0.5 && isGeneral(known.entry) ? [known.entry] : [];
	const isNearOwn = known !== undefined && isQuestion(known.entry) && known.similarity >= 0.8;
	const office = officeQuestionInConversation(folded, right, earlier, knowledge, firm);
	const aboutMore = foreignWords(right.join(" ")).length > 0;
	const answered = isNearOwn || (office !== undefined && !aboutMore);
	const seems = own ? "ordinary" : classifyIntent(question, library.intents, { answered });

	const emergency = emergencyOf(alarm, seems);
	if (emergency) {
		const links = emergency === "deadline" ? general : [];
		return reply("emergency", emergencyAnswer(emergency, links, now, surroundings));
	}
	if (outsidePattern && !treated && seems !== "ordinary") {
		return reply("declined", outsideAnswer(outsidePattern.outside, surroundings));
	}

	if (office && (office.elsewhere || !(aboutMore && known && known.similarity > 0.7 && !isOfficial(known.entry)))) {
		return reply("facts", officeAnswer(office, { ...surroundings, now, passages: knowledge.passages }));
	}

	if (seems === "instructions") return reply("declined", smalltalkAnswer("instructions", surroundings));
	if (seems === "practice") return reply("declined", outsideAnswer("unnamed", surroundings));
	if (seems === "unrelated") return reply("declined", outsideAnswer("unrelated", surroundings));

	const near = known ?? (best && isPlausible(best, found.concepts) ? best : undefined);
	const advice = own ? undefined : adviceIn(folded);
	if (seems === "advice" || advice === "forbidden" || (advice === "decision" && !isNearOwn)) {
		return reply("advice", adviceAnswer(near ? [near.entry] : [], surroundings));
	}

	const person = asksForPerson(folded) ? personFor(found, knowledge) : undefined;
	if (person) return reply("found", personAnswer(person, { knowledge, firm }));
	if (!known) {
		const area = areaOverview(found, knowledge);
		if (area) return reply("found", areaAnswer(area, found.concepts, { knowledge, firm }));
		if (advice) return reply("advice", adviceAnswer(general, surroundings));
		return reply("unknown", unknownAnswer(near ? [near.entry] : [], surroundings));
	}

	const manner = {
		concepts: found.concepts,
		asksIfHandled:
			asksIfHandled(folded) && found.medium === undefined && !found.facets.has("case") && !isAskedInFaq(known),
		offersPerson: advice !== undefined,
		places: known.entry.about.place === undefined ? found.areas : [],
	};
	const text = foundAnswer([known, ...found.results.filter((result) => result !== known).slice(0, 12)], manner, {
		knowledge,
		firm,
	});
	return reply("found", text);
}

/** The patterns' alarm, unless the model takes the message for ordinary and nobody is in danger; or else the model's own. */
function emergencyOf(alarm: Emergency | undefined, seems: Intent | undefined): Emergency | undefined {
	if (alarm === "danger" || (alarm && seems !== "ordinary")) return alarm;
	return isEmergency(seems) ? seems : undefined;
}

/**
 * The overview of the practice area that the words of a question point to, if they do so clearly: several of them, with
 * few unknown ones between, and the best entry is of that area as well.
 */
function areaOverview({ concepts, results: [best] }: LookUp, knowledge: Knowledge): Passage | undefined {
	const topics = concepts.filter(({ role, unknown }) => role === "topic" && !unknown).length;
	const unknown = concepts.filter((concept) => concept.unknown).length;
	if (topics < 2 || unknown > topics || !concepts.some(({ ofTheField }) => ofTheField)) return undefined;
	const { service, share } = likelyArea(areaEvidence(knowledge, concepts));
	if (!best || best.score < areaSure.score || share < areaSure.share || best.entry.about.service !== service)
		return undefined;
	return knowledge.passages.find((entry) => entry.kind === "service" && entry.about.service === service);
}

/** “Do you work on a percentage?” is a question of the list, nearly in its words, rather than one for a practice area. */
function isAskedInFaq({ entry, similarity }: Found): boolean {
	return entry.kind === "faq" && similarity >= 0.85;
}

/** Entries that say no more of an office than its facts do. */
function isOfficial({ kind, id }: Passage): boolean {
	return kind === "area" || kind === "area-part" || id === "pages/contact" || kind === "firm";
}

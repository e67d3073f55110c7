import type { Firm } from "content-collections";
import type { ChatMessage } from "../../../../features/chat/protocol/message.ts";
import { assistantEn } from "../../../../locales/assistant.en.ts";
import { assistantEs } from "../../../../locales/assistant.es.ts";
import type { Locale } from "../../../../site/locale.ts";
import { type Entry, type Facet, pageOf } from "../entries/entry.ts";
import type { Knowledge } from "../knowledge.ts";
import { type Concept, conceptsOf, type Words, wordsMeant } from "../search/concepts.ts";
import { asksIfHandled, facetsOf } from "../search/facets.ts";
import { areaEvidence, likelyArea } from "../search/practice-area.ts";
import { type Found, rank } from "../search/rank.ts";
import { fold } from "../text/fold.ts";
import { adviceIn } from "../understand/advice.ts";
import { inConversation } from "../understand/conversation.ts";
import { emergencyIn } from "../understand/emergency.ts";
import { languageOf } from "../understand/language.ts";
import type { LanguageModel } from "../understand/language-model.ts";
import { languageWish } from "../understand/language-wish.ts";
import { foreignWords } from "../understand/office-question.ts";
import { type Outside, outsideIn } from "../understand/outside.ts";
import { givesInstructions, smalltalkIn, withoutGreeting } from "../understand/smalltalk.ts";
import { adviceAnswer, emergencyAnswer, outsideAnswer, smalltalkAnswer, unknownAnswer } from "./fixed.ts";
import { areaAnswer, foundAnswer } from "./found.ts";
import { officeAnswer } from "./office.ts";
import { officeQuestionInConversation } from "./office-in-conversation.ts";
import type { Reply } from "./reply.ts";

/** What the assistant draws on. */
export interface Library {
	firm: Firm;
	languages: LanguageModel;
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

/** A found entry is quoted from here on; below, the assistant says that it does not know. */
export const sure = {
	likeness: 0.78,
	score: 0.85,
	fieldLikeness: 0.35,
	fieldCoverage: 0.6,
	dailyLikeness: 0.6,
	oneWordLikeness: 0.85,
};

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

async function answerIn(locale: Locale, { messages, now }: Asked, library: Library): Promise<Reply> {
	const { firm } = library;
	const knowledge = await library.knowledge(locale);
	const words = locale === "es" ? assistantEs : assistantEn;
	const surroundings = { firm, words, locale };
	const reply = (kind: Reply["kind"], text: string): Reply => ({ kind, locale, text });

	const earlier = messages.slice(0, -1);
	const raw = fold(messages.at(-1)?.content ?? "");
	const meant = wordsMeant(raw, knowledge);
	const right = meant.all;
	// Patterns see the message as it was written and as it was meant.
	const folded = `${raw}\n${right.join(" ")}`;

	const emergency = emergencyIn(folded);
	if (!emergency && givesInstructions(folded)) return reply("declined", smalltalkAnswer("instructions", surroundings));
	const smalltalk = smalltalkIn(raw) ?? smalltalkIn(right.join(" "));
	if (smalltalk) return reply("smalltalk", smalltalkAnswer(smalltalk, surroundings));

	const facets = facetsOf(folded);
	const { results, concepts } = lookUp({ folded: withoutGreeting(raw), words: meant }, earlier, facets, knowledge);
	const [best] = results;
	const known = best !== undefined && isSure(best, concepts) ? best : undefined;
	const general = known && known.likeness >= 0.5 && isGeneral(known.entry) ? [known.entry] : [];

	if (emergency)
		return reply("emergency", emergencyAnswer(emergency, emergency === "deadline" ? general : [], now, surroundings));

	const outside = outsideIn(folded);
	if (outside && !(best && treats(best, outside, meant, knowledge)))
		return reply("declined", outsideAnswer(outside.outside, surroundings));

	const office = officeQuestionInConversation(folded, right, earlier, knowledge, firm);
	const aboutMore = foreignWords(right.join(" ")).length > 0;
	if (office && !(aboutMore && known && known.likeness > 0.7 && !isOfficial(known.entry))) {
		return reply("facts", officeAnswer(office, { ...surroundings, now, entries: knowledge.entries }));
	}

	const advice = adviceIn(folded);
	const answersExactly = known !== undefined && known.likeness >= 0.8 && isGeneral(known.entry);
	if (advice === "forbidden" || (advice === "decision" && !answersExactly))
		return reply("advice", adviceAnswer(general, surroundings));
	if (!known) {
		if (advice === "seeking" || !advice) {
			const area = areaOverview(concepts, best, knowledge);
			if (area) return reply("found", areaAnswer(area, concepts, { knowledge, firm, words }));
		}
		return advice
			? reply("advice", adviceAnswer(general, surroundings))
			: reply("unknown", unknownAnswer(nearest(best), surroundings));
	}

	const manner = {
		concepts,
		asksIfHandled: asksIfHandled(folded) && !asksForMedium(facets),
		offersPerson: advice !== undefined,
		places: placesNamed(folded, known.entry, knowledge),
	};
	const text = foundAnswer([known, ...results.slice(1, 12)], manner, { knowledge, firm, words });
	return reply("found", text);
}

/** The best entries for a question, alone or, when nothing is sure, with the conversation before it. */
function lookUp(
	question: { folded: string; words: Words },
	earlier: readonly ChatMessage[],
	facets: ReadonlySet<Facet>,
	knowledge: Knowledge,
): { results: Found[]; concepts: Concept[] } {
	const alone = inConversation(question, earlier, knowledge);
	const results = rank(knowledge, { ...alone, facets });
	const [best] = results;
	if (alone.followUp || (best && isSure(best, alone.concepts)) || question.words.all.length > 12)
		return { results, concepts: alone.concepts };
	const together = inConversation({ ...question, insists: true }, earlier, knowledge);
	const again = together.followUp ? rank(knowledge, { ...together, facets }) : [];
	return again[0] && isSure(again[0], together.concepts)
		? { results: again, concepts: together.concepts }
		: { results, concepts: alone.concepts };
}

/**
 * The overview of the practice area that the words of a question point to, if they do so clearly: several of them, with
 * few unknown ones between, and the best entry is of that area as well.
 */
function areaOverview(concepts: readonly Concept[], best: Found | undefined, knowledge: Knowledge): Entry | undefined {
	const topics = concepts.filter(({ role, unknown }) => role === "topic" && !unknown).length;
	const unknown = concepts.filter((concept) => concept.unknown).length;
	if (
		topics < 2 ||
		unknown > topics ||
		!concepts.some(({ ofTheField }) => ofTheField) ||
		best === undefined ||
		best.score < areaSure.score
	)
		return undefined;
	const { service, share } = likelyArea(areaEvidence(knowledge, concepts));
	if (share < areaSure.share || best.entry.service !== service) return undefined;
	return knowledge.entries.find((entry) => entry.kind === "service" && entry.service === service);
}

/**
 * Whether an entry answers a question well enough to be quoted. A question with an idea of the firm's field needs a fair
 * match; one made of words of daily life must be very like a question that the site answers.
 */
function isSure({ entry, likeness, coverage, score }: Found, concepts: readonly Concept[]): boolean {
	const topics = concepts.filter(({ role, unknown }) => role !== "aside" && role !== "place" && !unknown);
	const unknown = concepts.filter((concept) => concept.unknown && concept.role !== "place").length;
	// Guesses alone are no ground: “canta” is no letter.
	if (topics.length > 0 && topics.every(({ guessed }) => guessed)) return false;
	// “Do you serve Katy?” has no topic but the place.
	if (topics.length === 0 && unknown === 0 && entry.place !== undefined) return likeness >= sure.dailyLikeness;
	if (concepts.some(({ ofTheField }) => ofTheField)) {
		if (likeness >= sure.likeness && unknown <= topics.length) return true;
		return score >= sure.score && (likeness >= sure.fieldLikeness || coverage >= sure.fieldCoverage);
	}
	if (unknown > 0) return false;
	return likeness >= (topics.length > 1 ? sure.dailyLikeness : sure.oneWordLikeness);
}

/** Entries that inform on a topic, rather than on a person or the firm. */
function isGeneral({ kind }: Entry): boolean {
	return ["faq", "service", "service-part", "service-question", "post", "post-section", "clo", "clo-part"].includes(
		kind,
	);
}

/** Entries that say no more of an office than its facts do. */
function isOfficial({ kind, id }: Entry): boolean {
	return kind === "area" || kind === "area-part" || id === "pages/contact" || kind === "firm";
}

/**
 * Whether the best entry treats what counts as outside, beside a topic of its own: a visa, when somebody asks whether
 * buying a house takes one. The word alone is not enough.
 */
function treats(
	best: Found,
	{ outside, words: outsideWords }: { outside: Outside; words: string },
	words: Words,
	knowledge: Knowledge,
): boolean {
	// Words of daily life turn up in questions about a house or a debt too.
	if (outside === "unrelated") return best.score >= 1.1 && best.likeness >= 0.5;
	const text = fold(`${best.entry.title} ${best.entry.text} ${best.entry.more ?? ""}`);
	if (best.likeness < 0.5 || !text.includes(outsideWords.slice(0, Math.max(4, outsideWords.length - 2)))) return false;
	const rest = conceptsOf(
		{ ...words, all: words.all.filter((word) => !outsideWords.includes(word)) },
		knowledge,
	).filter(({ role }) => role === "topic");
	return (
		rest.length > 0 &&
		rank(knowledge, { concepts: rest, facets: new Set() }).some(
			(found) => found.entry === best.entry && found.coverage >= 0.75,
		)
	);
}

function nearest(best: Found | undefined): Entry[] {
	return best && best.coverage >= 0.4 && best.score >= 0.45 ? [best.entry] : [];
}

/** Pages of the places that a question names, unless the answer is about one anyway. */
function placesNamed(folded: string, best: Entry, knowledge: Knowledge): Entry[] {
	if (best.place !== undefined) return [];
	return knowledge.entries.filter((entry) => {
		const name = fold(entry.context.split(".")[0] ?? "");
		return entry.kind === "area" && pageOf(best.href) !== entry.href && new RegExp(`\\b${name}\\b`).test(folded);
	});
}

/** Somebody who asks for a video, a person or a case asks what there is, not whether the firm does such work. */
function asksForMedium(facets: ReadonlySet<Facet>): boolean {
	return facets.has("video") || facets.has("person") || facets.has("case") || facets.has("guide");
}

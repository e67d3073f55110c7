import type { Firm } from "content-collections";
import type { ChatMessage } from "../../../../features/chat/protocol/message.ts";
import { assistantEn } from "../../../../locales/assistant.en.ts";
import { assistantEs } from "../../../../locales/assistant.es.ts";
import type { Locale } from "../../../../site/locale.ts";
import { type Entry, pageOf } from "../entries/entry.ts";
import type { Knowledge } from "../knowledge.ts";
import { corrected } from "../search/concepts.ts";
import { asksIfHandled, facetsOf } from "../search/facets.ts";
import { type Found, rank } from "../search/rank.ts";
import { fold } from "../text/fold.ts";
import { adviceIn } from "../understand/advice.ts";
import { inConversation } from "../understand/conversation.ts";
import { emergencyIn } from "../understand/emergency.ts";
import { languageOf } from "../understand/language.ts";
import type { LanguageModel } from "../understand/language-model.ts";
import { languageWish } from "../understand/language-wish.ts";
import { outsideIn } from "../understand/outside.ts";
import { smalltalkIn, withoutGreeting } from "../understand/smalltalk.ts";
import { contactOffer } from "./contact.ts";
import { adviceAnswer, emergencyAnswer, outsideAnswer, smalltalkAnswer, unknownAnswer } from "./fixed.ts";
import { foundAnswer } from "./found.ts";
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
const sure = { likeness: 0.5, coverage: 0.62, score: 0.62 };

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
	const right = corrected(raw, knowledge);
	// Patterns see the message as it was written and as it was meant.
	const folded = `${raw}\n${right.join(" ")}`;

	const smalltalk = smalltalkIn(raw) ?? smalltalkIn(right.join(" "));
	if (smalltalk) return reply(smalltalk === "instructions" ? "declined" : "smalltalk", smalltalkAnswer(smalltalk, surroundings));

	const understood = inConversation(withoutGreeting(raw), right, earlier, knowledge);
	const facets = facetsOf(folded);
	const results = rank(knowledge, { ...understood, facets });
	const [best] = results;
	const known = best !== undefined && isSure(best) ? best : undefined;
	const general = known && known.likeness >= 0.5 && isGeneral(known.entry) ? [known.entry] : [];

	const emergency = emergencyIn(folded);
	if (emergency) return reply("emergency", emergencyAnswer(emergency, emergency === "deadline" ? general : [], now, surroundings));

	const outside = outsideIn(folded);
	if (outside && !treats(best, outside.words)) return reply("declined", outsideAnswer(outside.outside, surroundings));

	const office = officeQuestionInConversation(folded, right, earlier, knowledge, firm);
	if (office && !(known && known.likeness > 0.85 && !isOfficial(known.entry))) {
		return reply("facts", officeAnswer(office, { ...surroundings, now, entries: knowledge.entries }));
	}

	const advice = adviceIn(folded);
	const answersExactly = known !== undefined && known.likeness >= 0.8 && isGeneral(known.entry);
	if (advice === "forbidden" && !answersExactly) return reply("advice", adviceAnswer(general, surroundings));
	if (!known) {
		if (advice) return reply("advice", adviceAnswer(general, surroundings));
		if (right.length === 0) return reply("unknown", `${words.unclear} ${contactOffer(firm, words, locale)}`);
		return reply("unknown", unknownAnswer(nearest(best), surroundings));
	}

	const manner = {
		concepts: understood.concepts,
		asksIfHandled: asksIfHandled(folded),
		offersPerson: advice !== undefined,
		places: placesNamed(folded, known.entry, knowledge),
	};
	const text = foundAnswer([known, ...results.slice(1, 12)], manner, { knowledge, firm, words });
	return reply("found", text);
}

function isSure({ likeness, coverage, score }: Found): boolean {
	return score >= sure.score && (likeness >= sure.likeness || coverage >= sure.coverage);
}

/** Entries that inform on a topic, rather than on a person or the firm. */
function isGeneral({ kind }: Entry): boolean {
	return ["faq", "service", "service-part", "service-question", "post", "post-section", "clo", "clo-part"].includes(kind);
}

/** Entries that say no more of an office than its facts do. */
function isOfficial({ kind, id }: Entry): boolean {
	return kind === "area" || kind === "area-part" || id === "pages/contact" || kind === "firm";
}

/** Whether the best entry treats what counts as outside: a visa, when somebody asks if buying a house takes one. */
function treats(best: Found | undefined, outsideWords: string): boolean {
	if (!best || best.likeness < 0.6) return false;
	const text = fold(`${best.entry.title} ${best.entry.text} ${best.entry.more ?? ""}`);
	return text.includes(outsideWords.slice(0, Math.max(4, outsideWords.length - 2)));
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

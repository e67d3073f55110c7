import type { Firm } from "content-collections";
import type { ChatMessage } from "../../../features/chat/protocol/message.ts";
import type { Locale } from "../../../locales/locale.ts";
import type { SiteContent } from "../../../site/content/site-content.ts";
import { emergencyAnswer, outsideAnswer, smalltalkAnswer, unrelatedAnswer } from "./compose/fixed.ts";
import type { Decided, Reply } from "./compose/reply.ts";
import { contentAnswer } from "./content-answer.ts";
import { inConversation } from "./conversation.ts";
import { asksForAdvice } from "./judge/asks-for-advice.ts";
import { isEmergency, isOutside, judge, judgeOf, type Verdict } from "./judge/judge.ts";
import type { LinearModel } from "./learn/linear-model.ts";
import type { Knowledge } from "./retrieve/knowledge.ts";
import { lawNamed } from "./retrieve/law-named.ts";
import { ownQuestion } from "./retrieve/own-question.ts";
import { type Found, type Query, retrieve } from "./retrieve/retrieve.ts";
import { retrieveEach } from "./retrieve/retrieve-each.ts";
import { withoutOpenings } from "./retrieve/without-openings.ts";
import { fold, wordsOf } from "./text/fold.ts";
import { languageOf } from "./text/language.ts";
import type { LanguageModel } from "./text/language-model.ts";
import { languageWish } from "./text/language-wish.ts";
import { questionsIn } from "./text/questions-in.ts";

/** What the assistant draws on. */
export interface Library {
	firm: Firm;
	services: SiteContent["services"];
	languages: LanguageModel;
	/** The same for every firm. */
	judge: LinearModel<Verdict>;
	/** Loaded at the first question in that language. */
	knowledge: (locale: Locale) => Promise<Knowledge>;
}

/** A question with the conversation before it; the last message is the question. */
export interface Asked {
	messages: readonly ChatMessage[];
	/** The language of the answer, where neither question nor conversation has one. */
	locale: Locale;
	now: Date;
}

/** The whole answer to a question, made of fixed sentences and quotations of the site's content only. */
export async function answer(asked: Asked, library: Library): Promise<Reply> {
	const earlier = asked.messages.slice(0, -1);
	const question = asked.messages.at(-1);
	if (!question) throw new RangeError("A conversation has at least one message");
	const wished = languageWish(fold(question.content));
	const before = earlier.findLast((message) => message.role === "user");
	const locale = wished ?? languageIn(asked, library);
	// “In English, please” asks the question before it once more.
	const repeated = wished && before;
	const message = repeated ? before.content : question.content;
	const read = languageOf(message, library.languages) ?? locale;
	const {
		kind,
		text,
		passages = [],
	} = decide({
		message,
		earlier: repeated ? earlier.slice(0, earlier.indexOf(before)) : earlier,
		now: asked.now,
		firm: library.firm,
		services: library.services,
		locale,
		knowledge: await library.knowledge(locale),
		reading: await library.knowledge(read),
		judge: judgeOf(
			library.services.flatMap(({ covers }) => covers),
			library.judge,
		),
	});
	return { kind, locale, text: withOneEnd(text), passages };
}

/** What was said longer ago shows no language of today. Messages of the visitor. */
const mostForLanguage = 4;

function languageIn({ messages, locale }: Asked, { languages }: Library): Locale {
	const asked = messages.filter(({ role }) => role === "user").slice(-mostForLanguage);
	for (const { content } of asked.toReversed()) {
		const language = languageOf(content, languages);
		if (language) return language;
	}
	return locale;
}

/** A sentence that ends with the title of a question ends with its question mark. */
function withOneEnd(text: string): string {
	return text.replace(/([?!])(\]\([^)\s]*\))\./g, "$1$2");
}

interface Turn {
	message: string;
	earlier: readonly ChatMessage[];
	now: Date;
	firm: Firm;
	services: SiteContent["services"];
	locale: Locale;
	knowledge: Knowledge;
	/** In the language of the message, where that is another. What has one id is the same in both. */
	reading: Knowledge;
	judge: LinearModel<Verdict>;
}

/** What must not be answered comes first, then what is said around questions, then what was found. */
function decide(turn: Turn): Decided {
	const { message, earlier, reading } = turn;
	const own = ownQuestion(message, reading);
	const { verdict, facts, isOwnField } = own ? ofOwn : verdictOn(turn);
	if (isEmergency(verdict)) return { kind: "emergency", text: emergencyAnswer(verdict, turn) };
	const declined = declinedAnswer(verdict, turn);
	if (declined) return declined;
	const { shown, ...leaning } = inConversation(message, earlier, turn.judge, reading, turn.firm);
	const named = lawNamed(message, reading, turn.firm);
	const law = named ?? (leaning.before && lawNamed(leaning.before.text, reading, turn.firm));
	const query = { ...leaning, law, facts: verdict === "facts" };
	const found = withoutOpenings(inReply(own ? [own] : retrieved(query, reading), turn));
	const said = earlier.filter(({ role }) => role === "assistant").map(({ content }) => content);
	return contentAnswer(verdict, found, {
		...turn,
		law,
		before: query.before?.text ?? "",
		said,
		shown,
		facts,
		isOwnField,
	});
}

/** What leans on the conversation is a question itself; what stands alone may ask several. */
function retrieved(query: Query, reading: Knowledge): Found[] {
	if (query.before) return retrieve(query, reading);
	return retrieveEach(query, questionsIn(query.text, reading.locale), reading);
}

/** What the firm or the site does not treat, and talk around questions. */
function declinedAnswer(verdict: Verdict, turn: Turn): Decided | undefined {
	if (isOutside(verdict)) return { kind: "declined", text: outsideAnswer(verdict, turn) };
	switch (verdict) {
		case "unrelated":
			return { kind: "declined", text: unrelatedAnswer(turn) };
		case "instructions":
			return { kind: "declined", text: smalltalkAnswer(verdict, turn) };
		case "greeting":
		case "thanks":
		case "goodbye":
		case "complaint":
		case "abilities":
			return { kind: "smalltalk", text: smalltalkAnswer(verdict, turn) };
		default:
			return undefined;
	}
}

/** A few words in a conversation belong to it, whatever they look like alone: “no, the other office”. Words. */
const fewWords = 6;
/**
 * How likely it must be to be declined in a conversation: in a few words, in more of them, and where these ask nothing:
 * “we had it all in writing” is neither advice that is asked for nor another field.
 */
const plainly = { few: 0.7, more: 0.5, told: 0.8 };

/** A question of the site; whether facts of the firm may be asked for, and whether it is plainly of a field of its own. */
const ofOwn = { verdict: "ordinary" as Verdict, facts: false, isOwnField: true };

/** A message is plainly of no other field where each is less likely. */
const ownFieldBelow = 0.08;

/** From here on it may be that facts of the firm are asked for, although something else is likelier. */
const factsMaybe = 0.2;

/** Another field is not declined where the judge is so unsure, and the site treats the very matter so plainly. */
const treatedAfterAll = { unsureBelow: 0.1, plainFrom: 0.5 };

function verdictOn({ message, earlier, judge: model, reading }: Turn): typeof ofOwn {
	const { verdict, shares } = judge(message, model);
	const isFew = wordsOf(fold(message)).length <= fewWords;
	if (isOutside(verdict) && !isFew && (shares.get(verdict) ?? 0) < treatedAfterAll.unsureBelow) {
		const [best] = retrieve({ text: message }, reading);
		if (best && best.share >= treatedAfterAll.plainFrom) return { ...ofOwn, isOwnField: false };
	}
	const facts = (shares.get("facts") ?? 0) >= factsMaybe;
	const share = shares.get(verdict) ?? 0;
	const isTold = questionsIn(message, reading.locale).length === 0 && !message.includes("?");
	const from = isFew ? plainly.few : isTold ? plainly.told : plainly.more;
	const stands =
		earlier.length === 0 || isEmergency(verdict) || verdict === "facts" || asksForAdvice(message) || share >= from;
	const isOwnField = [...shares].every(([each, likely]) => !isOutside(each) || likely < ownFieldBelow);
	return { verdict: stands ? verdict : "ordinary", facts, isOwnField };
}

/** What was found, in the language of the reply. */
function inReply(found: readonly Found[], { knowledge, reading }: Turn): readonly Found[] {
	if (knowledge === reading) return found;
	return found.flatMap((each) => {
		const source = knowledge.sources.get(each.source.id);
		return source ? [{ ...each, source }] : [];
	});
}

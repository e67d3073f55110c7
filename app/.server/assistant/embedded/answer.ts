import type { Firm } from "content-collections";
import type { ChatMessage } from "../../../features/chat/protocol/message.ts";
import type { Locale } from "../../../locales/locale.ts";
import type { PassageKind } from "../../../site/corpus/passage.ts";
import {
	adviceAnswer,
	emergencyAnswer,
	outsideAnswer,
	smalltalkAnswer,
	unknownAnswer,
	unrelatedAnswer,
} from "./compose/fixed.ts";
import { againAnswer, passageAnswer, quoted } from "./compose/passage.ts";
import type { Reply } from "./compose/reply.ts";
import { inConversation } from "./conversation.ts";
import { isEmergency, isOutside, judge, type Verdict } from "./judge/judge.ts";
import type { LinearModel } from "./learn/linear-model.ts";
import { dayNamed, officesNamed } from "./offices/asked-of-offices.ts";
import { factsAnswer } from "./offices/office.ts";
import type { Knowledge } from "./retrieve/knowledge.ts";
import { lawNamed } from "./retrieve/law-named.ts";
import { ownQuestion } from "./retrieve/own-question.ts";
import { personAskedFor } from "./retrieve/person-asked-for.ts";
import type { Found } from "./retrieve/retrieve.ts";
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
	languages: LanguageModel;
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
		locale,
		knowledge: await library.knowledge(locale),
		reading: await library.knowledge(read),
		judge: library.judge,
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
	locale: Locale;
	knowledge: Knowledge;
	/** In the language of the message, where that is another. What has one id is the same in both. */
	reading: Knowledge;
	judge: LinearModel<Verdict>;
}

type Decided = Pick<Reply, "kind" | "text"> & Partial<Pick<Reply, "passages">>;

/** What must not be answered comes first, then what is said around questions, then what was found. */
function decide(turn: Turn): Decided {
	const { message, earlier, reading } = turn;
	const own = ownQuestion(message, reading);
	const { verdict, facts } = own ? { verdict: "ordinary" as const, facts: false } : verdictOn(turn);
	if (isEmergency(verdict)) return { kind: "emergency", text: emergencyAnswer(verdict, turn) };
	const declined = declinedAnswer(verdict, turn);
	if (declined) return declined;
	const { shown, act, ...leaning } = inConversation(message, earlier, turn.judge, reading);
	const named = lawNamed(message, reading, turn.firm);
	const law = named ?? (leaning.before && lawNamed(leaning.before.text, reading, turn.firm));
	const query = { ...leaning, law, facts: verdict === "facts", act: named && act };
	// What leans on the conversation is a question itself.
	const questions = query.before ? [] : questionsIn(message, reading.locale);
	const every = inReply(own ? [own] : retrieveEach(query, questions, reading), turn);
	const found = withoutOpenings(every.filter(({ source }) => !shown.has(source.id)));
	const [again] = every.filter(({ source }) => shown.has(source.id));
	const said = earlier.filter(({ role }) => role === "assistant").map(({ content }) => content);
	const isOtherLaw = query.before !== undefined && named !== undefined;
	return fromContent(verdict, found, { ...turn, before: query.before?.text ?? "", said, again, isOtherLaw, facts });
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
/** How likely it must be to be declined: in a few words, and in more of them. */
const plainly = { few: 0.7, more: 0.5 };

/** From here on it may be that facts of the firm are asked for, although something else is likelier. */
const factsMaybe = 0.2;

function verdictOn({ message, earlier, judge: model }: Turn): { verdict: Verdict; facts: boolean } {
	const { verdict, shares } = judge(message, model);
	const facts = (shares.get("facts") ?? 0) >= factsMaybe;
	const from = wordsOf(fold(message)).length <= fewWords ? plainly.few : plainly.more;
	const stands =
		earlier.length === 0 || isEmergency(verdict) || verdict === "facts" || (shares.get(verdict) ?? 0) >= from;
	return { verdict: stands ? verdict : "ordinary", facts };
}

/** What the conversation has beside the message. */
interface Said {
	/** What the message leans on. */
	before: string;
	/** What the assistant has answered so far. */
	said: readonly string[];
	/** The best of what was quoted before. */
	again: Found | undefined;
	/** Whether the message leans on what was said, and names the law that it asks about now. */
	isOtherLaw: boolean;
	/** Whether facts of the firm are asked for. */
	facts: boolean;
}

/** What was found, in the language of the reply. */
function inReply(found: readonly Found[], { knowledge, reading }: Turn): readonly Found[] {
	if (knowledge === reading) return found;
	return found.flatMap((each) => {
		const source = knowledge.sources.get(each.source.id);
		return source ? [{ ...each, source }] : [];
	});
}

/**
 * From which share of the likelihood on the best is plainly the answer, and from which it is likely the answer. Of
 * answers that people graded, those below the first were wrong many times as often: docs/decisions/0005.
 */
const sureFrom = { plain: 0.7, likely: 0.3 };
/** What is second is shown beside what is plainly the best where it is so likely, and beside what is likely the best. */
const secondFrom = { plain: 0.2, likely: 0.08, open: 0 };
/** What treats a matter: a video, a place or the firm's own story is no second answer. */
const treating: ReadonlySet<PassageKind> = new Set(["faq", "service-part", "service-question", "post-section"]);
/**
 * What was quoted before is referred to where it fits so much better than anything else; where only the law is another,
 * “and in the other state?”, also where it fits a little less: it may treat both.
 */
const againBy = { otherwise: 0.1, underAnotherLaw: -0.03 };
/** What a freer answer could rest on. */
const mostPassages = 6;

function fromContent(verdict: Verdict, found: readonly Found[], turn: Turn & Said): Decided {
	const [best, ...others] = found;
	const passages = found
		.flatMap(({ source }) => (source.type === "passage" ? [source.passage] : []))
		.slice(0, mostPassages);
	if (!best) return { kind: "unknown", text: unknownAnswer(turn) };
	if (verdict === "advice") {
		const general = best.share >= sureFrom.likely ? passages[0] : undefined;
		const nearest = general ? [] : passages.slice(0, 2);
		return { kind: "advice", text: adviceAnswer(general && quoted(general, turn), nearest, turn) };
	}
	const person = personAskedFor(turn.message, found, turn, turn.knowledge);
	if (person) return { kind: "found", text: passageAnswer([person], turn), passages };
	if (best.source.type === "office") {
		const facts = found.flatMap(({ source, share }) => (source.type === "office" ? [{ ...source, share }] : []));
		const named = officesNamed(turn.message, turn.firm.offices);
		const offices = named.length > 0 ? named : officesNamed(turn.before, turn.firm.offices);
		return { kind: "facts", text: factsAnswer(facts, { offices, day: dayNamed(turn.message) }, turn) };
	}
	const { again } = turn;
	const by = turn.isOtherLaw ? againBy.underAnotherLaw : againBy.otherwise;
	if (again?.source.type === "passage" && again.score >= best.score + by) {
		return { kind: "found", text: againAnswer(again.source.passage, turn), passages };
	}
	const sureness = best.share >= sureFrom.plain ? "plain" : best.share >= sureFrom.likely ? "likely" : "open";
	const next = others.filter(
		({ source, share, asked }) =>
			source.type === "passage" &&
			treating.has(source.passage.kind) &&
			(asked || share >= secondFrom[sureness] || (sureness === "likely" && source.topic === best.source.topic)),
	);
	const shown = [best, ...next]
		.flatMap(({ source }) => (source.type === "passage" ? [source.passage] : []))
		.slice(0, sureness === "plain" ? 2 : 3);
	const isTwofold = best.asked === true && next[0]?.asked === true;
	const text = passageAnswer(shown, turn, { sureness, isTwofold });
	return { kind: sureness === "open" ? "unknown" : "found", text, passages };
}

import type { Firm } from "content-collections";
import type { ChatMessage } from "../../../features/chat/protocol/message.ts";
import type { Locale } from "../../../locales/locale.ts";
import {
	adviceAnswer,
	emergencyAnswer,
	outsideAnswer,
	smalltalkAnswer,
	unknownAnswer,
	unrelatedAnswer,
} from "./compose/fixed.ts";
import { type Composing, passageAnswer, quoted } from "./compose/passage.ts";
import type { Reply } from "./compose/reply.ts";
import { inConversation } from "./conversation.ts";
import { isEmergency, isOutside, judge, type Verdict } from "./judge/judge.ts";
import type { LinearModel } from "./learn/linear-model.ts";
import { dayNamed, officesNamed } from "./offices/asked-of-offices.ts";
import { officeAnswer } from "./offices/office.ts";
import type { Knowledge } from "./retrieve/knowledge.ts";
import { type Found, retrieve } from "./retrieve/retrieve.ts";
import { fold, wordsOf } from "./text/fold.ts";
import { languageOf } from "./text/language.ts";
import type { LanguageModel } from "./text/language-model.ts";
import { languageWish } from "./text/language-wish.ts";

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

function languageIn({ messages, locale }: Asked, { languages }: Library): Locale {
	for (const message of messages.toReversed()) {
		const language = message.role === "user" ? languageOf(message.content, languages) : undefined;
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
	const verdict = own ? "ordinary" : judge(message, turn.judge).verdict;
	if (isEmergency(verdict)) return { kind: "emergency", text: emergencyAnswer(verdict, turn) };
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
		default: {
			const query = { ...inConversation(message, earlier, turn.judge, reading), facts: verdict === "facts" };
			const found = inReply(own ? [own] : retrieve(query, reading), turn);
			const said = earlier.filter(({ role }) => role === "assistant").map(({ content }) => content);
			return fromContent(verdict, found, { ...turn, before: query.before?.text ?? "", said });
		}
	}
}

/** What was found, in the language of the reply. */
function inReply(found: readonly Found[], { knowledge, reading }: Turn): readonly Found[] {
	if (knowledge === reading) return found;
	return found.flatMap((each) => {
		const source = knowledge.sources.get(each.source.id);
		return source ? [{ ...each, source }] : [];
	});
}

/** The site's own question or title, word for word, is answered as the site answers it. */
function ownQuestion(message: string, { sources }: Knowledge): Found | undefined {
	const written = wordsOf(fold(message)).join(" ");
	for (const source of sources.values()) {
		if (source.type !== "passage" || !source.passage.title.endsWith("?")) continue;
		if (wordsOf(fold(source.passage.title)).join(" ") === written) return { source, score: 0, share: 1 };
	}
	return undefined;
}

/** Below this share of the likelihood nothing was found that is plainly the best. */
const unsureBelow = 0.12;
/** What a freer answer could rest on. */
const mostPassages = 6;
/** Facts that are nearly as likely as the best were asked for as well. */
const askedAswell = 0.5;

function fromContent(
	verdict: Verdict,
	found: readonly Found[],
	turn: Turn & { before: string; said: readonly string[] },
): Decided {
	const [best] = found;
	const composing: Composing = turn;
	if (verdict === "advice") {
		const passage = found.find(({ source }) => source.type === "passage")?.source;
		const general = passage?.type === "passage" ? quoted(passage.passage, composing) : undefined;
		return { kind: "advice", text: adviceAnswer(general, turn) };
	}
	const passages = found.flatMap(({ source }) => (source.type === "passage" ? [source.passage] : []));
	if (!best || best.share < unsureBelow) return { kind: "unknown", text: unknownAnswer(passages.slice(0, 2), turn) };
	if (best.source.type === "office") {
		const topics = found.flatMap(({ source, share }) =>
			source.type === "office" && share >= best.share * askedAswell ? [source.fact] : [],
		);
		const named = officesNamed(turn.message, turn.firm.offices);
		const offices = named.length > 0 ? named : officesNamed(turn.before, turn.firm.offices);
		const question = { topics, offices, day: dayNamed(turn.message) };
		return { kind: "facts", text: officeAnswer(question, turn) };
	}
	return {
		kind: "found",
		text: passageAnswer(best.source.passage, found, composing),
		passages: passages.slice(0, mostPassages),
	};
}

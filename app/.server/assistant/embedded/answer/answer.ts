import type { Firm } from "content-collections";
import type { ChatMessage } from "../../../../features/chat/protocol/message.ts";
import type { Locale } from "../../../../locales/locale.ts";
import type { Passage } from "../../../../site/corpus/passage.ts";
import type { Knowledge } from "../knowledge.ts";
import { isGeneral, isPlausible } from "../search/confidence.ts";
import { fold } from "../text/fold.ts";
import { adviceIn } from "../understand/advice.ts";
import { type Emergency, isEmergency } from "../understand/emergency.ts";
import { classifyIntent, type Intent, type IntentModel } from "../understand/intents.ts";
import { languageOf } from "../understand/language.ts";
import type { LanguageModel } from "../understand/language-model.ts";
import { languageWish } from "../understand/language-wish.ts";
import { givesInstructions, smalltalkIn } from "../understand/smalltalk.ts";
import { contactOffer } from "./contact.ts";
import { type Evidence, gatherEvidence } from "./evidence.ts";
import { adviceAnswer, emergencyAnswer, outsideAnswer, smalltalkAnswer, unknownAnswer } from "./fixed.ts";
import { foundAnswer, personAnswer } from "./found.ts";
import { officeAnswer } from "./office.ts";
import { personAskedFor } from "./person-asked-for.ts";
import { readMessage } from "./read-message.ts";
import type { Reply } from "./reply.ts";

/** What the assistant draws on. */
export interface Library {
	firm: Firm;
	languages: LanguageModel;
	intents: IntentModel;
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
	const knowledge = await library.knowledge(locale);
	// “In English, please” asks the question before it once more.
	const repeated = wished && before;
	const turn: Turn = {
		question: repeated ? before.content : question.content,
		earlier: repeated ? earlier.slice(0, earlier.indexOf(before)) : earlier,
		now: asked.now,
		surroundings: { firm: library.firm, locale },
		knowledge,
		intents: library.intents,
	};
	const { kind, text } = decide(turn);
	return { kind, locale, text: withOneEnd(text) };
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
	question: string;
	earlier: readonly ChatMessage[];
	now: Date;
	surroundings: { firm: Firm; locale: Locale };
	knowledge: Knowledge;
	intents: IntentModel;
}

type Decided = Pick<Reply, "kind" | "text">;

/** What must not be answered comes first, then facts about offices, then what was found. */
function decide(turn: Turn): Decided {
	const { question, earlier, surroundings, knowledge } = turn;
	const message = readMessage(question, knowledge);
	if (!message.alarm && givesInstructions(message.folded)) {
		return { kind: "declined", text: smalltalkAnswer("instructions", surroundings) };
	}
	const smalltalk = smalltalkIn(message.raw) ?? smalltalkIn(message.words.all.join(" "));
	if (smalltalk) return { kind: "smalltalk", text: smalltalkAnswer(smalltalk, surroundings) };
	const evidence = gatherEvidence(message, earlier, knowledge, surroundings.firm);
	// The site's own question, word for word, is answered as the site answers it.
	const intent = evidence.own
		? "ordinary"
		: classifyIntent(question, turn.intents, { answered: evidence.nearOwn || evidence.plainlyOffice });
	return (
		withheld(intent, evidence, turn) ??
		fromFacts(evidence, turn) ??
		declined(intent, turn) ??
		fromContent(intent, evidence, turn)
	);
}

/** Emergencies, and what patterns know that the firm does not treat. */
function withheld(intent: Intent | undefined, evidence: Evidence, { now, surroundings }: Turn): Decided | undefined {
	const { message, treated, outside } = evidence;
	const emergency = emergencyOf(message.alarm, intent);
	if (emergency) {
		const links = emergency === "deadline" ? generalPassages(evidence) : [];
		return { kind: "emergency", text: emergencyAnswer(emergency, links, now, surroundings) };
	}
	if (!outside || treated || intent === "ordinary") return undefined;
	return { kind: "declined", text: outsideAnswer(outside, surroundings) };
}

/** The patterns' alarm, unless the model is sure that the message is ordinary and nobody is in danger; else the model's. */
function emergencyOf(alarm: Emergency | undefined, intent: Intent | undefined): Emergency | undefined {
	if (alarm === "danger" || (alarm && intent !== "ordinary")) return alarm;
	return isEmergency(intent) ? intent : undefined;
}

/** An office's facts, unless the question is also about something that a passage treats. */
function fromFacts(evidence: Evidence, { now, surroundings }: Turn): Decided | undefined {
	const { office, plainlyOffice, known } = evidence;
	if (!office || (!plainlyOffice && known && known.similarity > 0.7 && !isOfficial(known.entry))) return undefined;
	return { kind: "facts", text: officeAnswer(office, { ...surroundings, now }) };
}

/** What the model alone takes for nothing that the site answers. */
function declined(intent: Intent | undefined, { surroundings }: Turn): Decided | undefined {
	if (intent === "instructions") return { kind: "declined", text: smalltalkAnswer("instructions", surroundings) };
	if (intent === "practice") return { kind: "declined", text: outsideAnswer("unnamed", surroundings) };
	if (intent === "unrelated") return { kind: "declined", text: outsideAnswer("unrelated", surroundings) };
	return undefined;
}

function fromContent(
	intent: Intent | undefined,
	evidence: Evidence,
	{ surroundings: { firm, locale }, knowledge }: Turn,
): Decided {
	const { message, found, best, known, own, nearOwn } = evidence;
	const near = known ?? (best && isPlausible(best, found.concepts) ? best : undefined);
	const nearest = near ? [near.entry] : [];
	const advice = own ? undefined : adviceIn(message.folded);
	if (intent === "advice" || advice === "forbidden" || (advice === "decision" && !nearOwn)) {
		return { kind: "advice", text: adviceAnswer(nearest, { firm, locale }) };
	}
	const person = personAskedFor(message.folded, found, knowledge);
	if (person) return { kind: "found", text: personAnswer(person, { firm, locale }) };
	if (!known) return { kind: "unknown", text: unknownAnswer(nearest, { firm, locale }) };
	const others = found.results.filter((result) => result !== known).slice(0, 12);
	const text = foundAnswer([known, ...others], found.concepts, knowledge);
	// A decision that the site treats in general is still one to talk over.
	return { kind: "found", text: advice ? `${text}\n\n${contactOffer(firm, locale)}` : text };
}

/** Passages that an answer to an emergency may link to. */
function generalPassages({ known }: Evidence): Passage[] {
	return known && known.similarity >= 0.5 && isGeneral(known.entry) ? [known.entry] : [];
}

/** Passages that say no more of an office than its facts do. */
function isOfficial({ kind, id }: Passage): boolean {
	return kind === "area" || kind === "area-part" || id === "pages/contact" || kind === "firm";
}

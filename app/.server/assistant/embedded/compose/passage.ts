import type { Firm } from "content-collections";
import { translator } from "../../../../locales/instances.server.ts";
import type { Locale } from "../../../../locales/locale.ts";
import type { Passage, PassageKind } from "../../../../site/corpus/passage.ts";
import { weightOf, wordFeatures } from "../learn/naive-bayes.ts";
import type { Knowledge } from "../retrieve/knowledge.ts";
import { contactOffer, link } from "./contact.ts";
import { excerpt, type Most } from "./excerpt.ts";
import { feelingIn } from "./feeling.ts";
import { lawFirst } from "./law-first.ts";
import { firstUnused } from "./variants.ts";

/** The input for an answer. */
export interface Composing {
	firm: Firm;
	locale: Locale;
	knowledge: Knowledge;
	message: string;
	/** The law that the question is under, if known. */
	law?: string | undefined;
	/** The assistant's answers so far. */
	said: readonly string[];
	/** Ids of passages quoted before. Of these only the part that is relevant to the question is shown. */
	shown: ReadonlySet<string>;
	/** The page of the service that the visitor asks the firm for. */
	service?: Passage | undefined;
}

/** Kinds of question whose answers involve no law. */
const unlegal: ReadonlySet<string> = new Set(["fact", "work"]);

/** Words. From this length on a message is a story, which a general answer does not settle. */
const storyFrom = 14;
/** Words. A shorter quotation is followed by a second passage. */
const thinBelow = 140;
/** Word limits for passages that are less likely the answer. */
const brief: Most = { whole: 170, quoted: 140 };
/** Lower limits for passages that only accompany the answer. */
const beside: Most = { whole: 130, quoted: 100 };

/** How well the passages fit the question. */
interface Fit {
	/** How certain it is that the first passage covers the question. */
	confidence: "plain" | "likely" | "open";
	/** The message asks two questions, and the second passage answers the other one. */
	hasTwoQuestions: boolean;
	/** The time limit that somebody who was sued must hear about, whatever else they ask. */
	deadlinePassage?: Passage | undefined;
}

/**
 * The passage that answers the question, with its page. If it is not plainly the answer, the reply says so and shows
 * the next one too. Stories also get a way to reach somebody who can apply it.
 */
export function passageAnswer(
	passages: readonly Passage[],
	composing: Composing,
	{ confidence, hasTwoQuestions, deadlinePassage }: Fit = { confidence: "plain", hasTwoQuestions: false },
): string {
	const { firm, locale, message, said, knowledge, service } = composing;
	const t = translator(locale, "assistant");
	const [best, next, third] = passages;
	if (!best) throw new RangeError("An answer quotes a passage");
	const isStory = message.split(/\s+/).length >= storyFrom;
	const feeling = isStory ? feelingIn(message, locale) : undefined;
	const isLegal = !unlegal.has(knowledge.about[best.id]?.kind ?? "fact");
	const text = quoted(best, composing);
	// Passages shown before have an introduction of their own.
	const isPlain = confidence === "plain" || (confidence === "likely" && composing.shown.has(best.id));
	const showsNext = next && (hasTwoQuestions || confidence !== "plain" || text.split(/\s+/).length < thinBelow);
	// A long story asks for more than one passage can answer.
	const also = showsNext ? third : next;
	const offer = contactOffer(firm, locale);
	const sentences = [
		isLegal ? firstUnused(t(isStory ? "found.story" : "found.general"), said) : undefined,
		(confidence === "open" || (isStory && isLegal)) && !said.some((answer) => answer.includes(offer))
			? offer
			: undefined,
	].filter((sentence) => sentence !== undefined);
	return [
		feeling ? firstUnused(t(`feeling.${feeling}`), said) : undefined,
		service && firstUnused(t("found.service", { service: link(service.title, service.href) }), said),
		isPlain || !next ? undefined : firstUnused(t(confidence === "likely" ? "found.likely" : "found.open"), said),
		text,
		showsNext ? quoted(next, composing, hasTwoQuestions || confidence === "plain" ? undefined : brief) : undefined,
		also && isStory ? quoted(also, composing, beside) : undefined,
		also && !isStory ? t("found.also", { link: link(also.title, also.href) }) : undefined,
		deadlinePassage && `${t("found.due")}\n\n${quoted(deadlinePassage, composing)}`,
		sentences.length > 0 ? sentences.join(" ") : undefined,
	]
		.filter((part) => part !== undefined)
		.join("\n\n");
}

/** People of the firm. Notices that must accompany them are given once. */
export function peopleAnswer(people: readonly Passage[], composing: Composing): string {
	const notices = new Set(people.flatMap(({ notice }) => notice ?? []));
	return [...people.map(({ notice: _, ...person }) => quoted(person, composing)), ...notices].join("\n\n");
}

/** Kinds whose titles do not say which matter, country or place they are about. */
const partOf: ReadonlySet<PassageKind> = new Set(["post-section", "service-part", "area-part"]);
/** Limits for a passage quoted before: its opening has been read. */
const again: Most = { whole: 0, quoted: 110, opening: 1 };

/**
 * A quoted passage: under its title, which links to it, with the name of what it is part of, such as “Sued in the
 * north”, and with the notice that must accompany it.
 */
export function quoted(passage: Passage, composing: Composing, most?: Most): string {
	const text = underLaw(withoutTitle(passage), composing);
	if (composing.shown.has(passage.id)) {
		const t = translator(composing.locale, "assistant");
		const part = excerpt(text, relevanceIn(composing), again);
		// A passage no longer than its excerpt was already read whole, in the same words.
		const wasRead = part === withoutTitle(passage);
		const before = t(wasRead ? "found.read" : "found.again", { link: link(passage.title, passage.href) });
		return wasRead ? before : `${before}\n\n${part}`;
	}
	const whole = partOf.has(passage.kind) && passage.label !== passage.title ? ` · *${passage.label}*` : "";
	return [
		`**${link(passage.title, passage.href)}**${whole}`,
		passage.whole ? text : excerpt(text, relevanceIn(composing), most),
		...(passage.notice ? [passage.notice] : []),
	].join("\n\n");
}

function underLaw(markdown: string, { firm, locale, law }: Composing): string {
	const nameOf = (id: string | undefined) => firm.jurisdictions.find((each) => each.id === id)?.[locale].name;
	const own = nameOf(law);
	if (own === undefined) return markdown;
	return lawFirst(
		markdown,
		own,
		firm.jurisdictions.map((each) => each[locale].name),
	);
}

/** How relevant a paragraph is to the question: the words they share, with rarer ones counting more. */
export function relevanceIn({ message, locale, knowledge }: Composing): (block: string) => number {
	const asked = new Set(wordFeatures(message, locale));
	return (block) =>
		wordFeatures(block, locale).reduce(
			(sum, feature) => sum + (asked.has(feature) ? weightOf(feature, knowledge.answers) : 0),
			0,
		);
}

/** A list item begins with its title, which already stands above the quotation. */
function withoutTitle({ title, markdown }: Passage): string {
	const own = `**${title}**: `;
	return markdown.startsWith(own) ? markdown.slice(own.length) : markdown;
}

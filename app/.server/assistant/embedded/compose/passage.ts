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
import { unsaid } from "./standing.ts";

/** What an answer is composed of. */
export interface Composing {
	firm: Firm;
	locale: Locale;
	knowledge: Knowledge;
	message: string;
	/** The law that the question is under, where that is known. */
	law?: string | undefined;
	/** What the assistant has answered so far. */
	said: readonly string[];
	/** Ids of what was quoted before: of that only the part is shown that speaks of what was asked. */
	shown: ReadonlySet<string>;
	/** The page of the service that the firm is asked for. */
	service?: Passage | undefined;
}

/** Kinds of question of which an answer says no law. */
const unlegal: ReadonlySet<string> = new Set(["fact", "work"]);

/** From here on a message is a story, which a general answer does not settle. Words. */
const storyFrom = 14;
/** A quotation so short is followed by a second passage. Words. */
const thinBelow = 140;
/** Of what is less likely the answer less is shown. Words. */
const brief: Most = { whole: 170, quoted: 140 };
/** And still less of what only stands beside it. */
const beside: Most = { whole: 130, quoted: 100 };

/** What is known of the passages. */
interface Fit {
	/** How sure it is that the first one treats what was asked. */
	sureness: "plain" | "likely" | "open";
	/** Two things were asked, and the second passage answers the other one. */
	isTwofold: boolean;
	/** What whoever was sued must hear, whatever else they ask. */
	due?: Passage | undefined;
}

/**
 * The passage that treats what was asked, with its page. Where that is not plain the answer says so, and shows the next
 * one as well; for a story also the way to somebody who can apply it.
 */
export function passageAnswer(
	passages: readonly Passage[],
	composing: Composing,
	{ sureness, isTwofold, due }: Fit = { sureness: "plain", isTwofold: false },
): string {
	const { firm, locale, message, said, knowledge, service } = composing;
	const t = translator(locale, "assistant");
	const [best, next, third] = passages;
	if (!best) throw new RangeError("An answer quotes a passage");
	const isStory = message.split(/\s+/).length >= storyFrom;
	const feeling = isStory ? feelingIn(message, locale) : undefined;
	const isLegal = !unlegal.has(knowledge.about[best.id]?.kind ?? "fact");
	const text = quoted(best, composing);
	// What was shown before is introduced by a sentence of its own.
	const isPlain = sureness === "plain" || (sureness === "likely" && composing.shown.has(best.id));
	const showsNext = next && (isTwofold || sureness !== "plain" || text.split(/\s+/).length < thinBelow);
	// Whoever tells much asks more than one passage says.
	const also = showsNext ? third : next;
	const offer = contactOffer(firm, locale);
	const sentences = [
		isLegal ? unsaid(t(isStory ? "found.story" : "found.general"), said) : undefined,
		(sureness === "open" || (isStory && isLegal)) && !said.some((answer) => answer.includes(offer)) ? offer : undefined,
	].filter((sentence) => sentence !== undefined);
	return [
		feeling ? unsaid(t(`feeling.${feeling}`), said) : undefined,
		service && unsaid(t("found.service", { service: link(service.title, service.href) }), said),
		isPlain || !next ? undefined : unsaid(t(sureness === "likely" ? "found.likely" : "found.open"), said),
		text,
		showsNext ? quoted(next, composing, isTwofold || sureness === "plain" ? undefined : brief) : undefined,
		also && isStory ? quoted(also, composing, beside) : undefined,
		also && !isStory ? t("found.also", { link: link(also.title, also.href) }) : undefined,
		due && `${t("found.due")}\n\n${quoted(due, composing)}`,
		sentences.length > 0 ? sentences.join(" ") : undefined,
	]
		.filter((part) => part !== undefined)
		.join("\n\n");
}

/** People of the firm. What must accompany each of them is said once. */
export function peopleAnswer(people: readonly Passage[], composing: Composing): string {
	const notices = new Set(people.flatMap(({ notice }) => notice ?? []));
	return [...people.map(({ notice: _, ...person }) => quoted(person, composing)), ...notices].join("\n\n");
}

/** Kinds whose titles do not say which matter, country or place they are about. */
const partOf: ReadonlySet<PassageKind> = new Set(["post-section", "service-part", "area-part"]);
/** The opening was read. */
const again: Most = { whole: 0, quoted: 110, opening: 1 };

/**
 * A passage as it is quoted: under its title, which leads to it, with the name of what it is a part of, such as “Sued in
 * the north”, and with the notice that must accompany it.
 */
export function quoted(passage: Passage, composing: Composing, most?: Most): string {
	const text = underLaw(withoutTitle(passage), composing);
	if (composing.shown.has(passage.id)) {
		const t = translator(composing.locale, "assistant");
		const part = excerpt(text, relevanceIn(composing), again);
		// What is as short as its part was read whole, and just so.
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

/** How much a paragraph speaks of what was asked: the words that they share, the rarer the more. */
export function relevanceIn({ message, locale, knowledge }: Composing): (block: string) => number {
	const asked = new Set(wordFeatures(message, locale));
	return (block) =>
		wordFeatures(block, locale).reduce(
			(sum, feature) => sum + (asked.has(feature) ? weightOf(feature, knowledge.answers) : 0),
			0,
		);
}

/** An item of a list begins with its title, which stands above the quotation already. */
function withoutTitle({ title, markdown }: Passage): string {
	const own = `**${title}**: `;
	return markdown.startsWith(own) ? markdown.slice(own.length) : markdown;
}

import type { Firm } from "content-collections";
import { translator } from "../../../../locales/instances.server.ts";
import type { Locale } from "../../../../locales/locale.ts";
import type { Passage } from "../../../../site/corpus/passage.ts";
import { wordFeatures } from "../learn/naive-bayes.ts";
import type { Knowledge } from "../retrieve/knowledge.ts";
import { contactOffer, link } from "./contact.ts";
import { excerpt } from "./excerpt.ts";
import { feelingIn } from "./feeling.ts";
import { unsaid } from "./standing.ts";

/** What an answer is composed of. */
export interface Composing {
	firm: Firm;
	locale: Locale;
	knowledge: Knowledge;
	message: string;
	/** What the assistant has answered so far. */
	said: readonly string[];
}

/** Kinds of question of which an answer says no law. */
const unlegal: ReadonlySet<string> = new Set(["fact", "work"]);

/** From here on a message is a story, which a general answer does not settle. Words. */
const storyFrom = 14;
/** A quotation so short is followed by a second passage. Words. */
const thinBelow = 140;

/** The passage that treats what was asked, with its page; for a story also the way to somebody who can apply it. */
export function passageAnswer(passages: readonly Passage[], composing: Composing): string {
	const { firm, locale, message, said, knowledge } = composing;
	const t = translator(locale, "assistant");
	const isStory = message.split(/\s+/).length >= storyFrom;
	const feeling = isStory ? feelingIn(message, locale) : undefined;
	const [best, next] = passages.map((passage) => ({ passage, text: quoted(passage, composing) }));
	if (!best) throw new RangeError("An answer quotes a passage");
	const isLegal = !unlegal.has(knowledge.about[best.passage.id]?.kind ?? "fact");
	const offer = contactOffer(firm, locale);
	const isThin = best.text.split(/\s+/).length < thinBelow;
	const sentences = [
		isLegal ? unsaid(t(isStory ? "found.story" : "found.general"), said) : undefined,
		isStory && isLegal && !said.some((answer) => answer.includes(offer)) ? offer : undefined,
	].filter((sentence) => sentence !== undefined);
	return [
		feeling ? unsaid(t(`feeling.${feeling}`), said) : undefined,
		best.text,
		next && isThin ? next.text : undefined,
		next && !isThin ? t("found.also", { link: link(next.passage.title, next.passage.href) }) : undefined,
		sentences.length > 0 ? sentences.join(" ") : undefined,
	]
		.filter((part) => part !== undefined)
		.join("\n\n");
}

/** Nothing is plainly what was asked: says so, and names what is nearest. */
export function openAnswer(passages: readonly Passage[], { firm, locale }: Composing): string {
	const t = translator(locale, "assistant");
	const links = passages.map(({ title, href }) => `- ${link(title, href)}`).join("\n");
	return `${t("found.open")}\n\n${links}\n\n${contactOffer(firm, locale)}`;
}

/** What was quoted before and answers this as well: only the part of it. */
export function againAnswer(passage: Passage, composing: Composing): string {
	const t = translator(composing.locale, "assistant");
	const part = excerpt(passage.markdown, relevanceIn(composing), { whole: 0, quoted: mostAgain });
	return `${t("found.again", { link: link(passage.title, passage.href) })}\n\n${part}`;
}

/** Words. */
const mostAgain = 60;

/** A passage as it is quoted: under its title, which leads to it, and with the notice that must accompany it. */
export function quoted(passage: Passage, composing: Composing): string {
	const text = withoutTitle(passage);
	return [
		`**${link(passage.title, passage.href)}**`,
		passage.whole ? text : excerpt(text, relevanceIn(composing)),
		...(passage.notice ? [passage.notice] : []),
	].join("\n\n");
}

/** How much a paragraph speaks of what was asked: the words that they share, the rarer the more. */
function relevanceIn({ message, locale, knowledge }: Composing): (block: string) => number {
	const { features } = knowledge.answers;
	const asked = new Set(wordFeatures(message, locale));
	return (block) =>
		wordFeatures(block, locale).reduce(
			(sum, feature) => sum + (asked.has(feature) ? (features.get(feature)?.weight ?? 0) : 0),
			0,
		);
}

/** An item of a list begins with its title, which stands above the quotation already. */
function withoutTitle({ title, markdown }: Passage): string {
	const own = `**${title}**: `;
	return markdown.startsWith(own) ? markdown.slice(own.length) : markdown;
}

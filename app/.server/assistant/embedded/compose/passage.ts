import type { Firm } from "content-collections";
import { translator } from "../../../../locales/instances.server.ts";
import type { Locale } from "../../../../locales/locale.ts";
import { type Passage, pageOf } from "../../../../site/corpus/passage.ts";
import { wordFeatures } from "../learn/naive-bayes.ts";
import type { Knowledge } from "../retrieve/knowledge.ts";
import { lawNamed } from "../retrieve/law-named.ts";
import type { Found } from "../retrieve/retrieve.ts";
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
/** What is second is named where it is nearly as likely as the best. */
const openBetween = 0.6;

/** The passage that treats what was asked, with its page; for a story also the way to somebody who can apply it. */
export function passageAnswer(passage: Passage, found: readonly Found[], composing: Composing): string {
	const { firm, locale, message, said } = composing;
	const t = translator(locale, "assistant");
	const isStory = message.split(/\s+/).length >= storyFrom;
	const feeling = isStory ? feelingIn(message, locale) : undefined;
	const also = alternative(passage, found);
	const isLegal = !unlegal.has(composing.knowledge.about[passage.id]?.kind ?? "fact");
	const general = isLegal ? unsaid(t(isStory ? "found.story" : "found.general"), said) : undefined;
	const offer = contactOffer(firm, locale);
	return [
		...(feeling ? [unsaid(t(`feeling.${feeling}`), said) ?? ""] : []),
		quoted(passage, composing),
		also ? t("found.also", { link: link(also.label, also.href) }) : "",
		[general ?? "", isStory && isLegal && !said.some((answer) => answer.includes(offer)) ? offer : ""]
			.filter((part) => part !== "")
			.join(" "),
	]
		.filter((part) => part !== "")
		.join("\n\n");
}

/** A passage as it is quoted: under its title, which leads to it, and with the notice that must accompany it. */
export function quoted(passage: Passage, composing: Composing): string {
	const { message, locale, knowledge, firm } = composing;
	const { features } = knowledge.answers;
	const asked = new Map(
		wordFeatures(message, locale).flatMap((feature) => {
			const weight = features.get(feature)?.weight;
			return weight === undefined ? [] : [[feature, weight] as const];
		}),
	);
	const relevance = (block: string) =>
		wordFeatures(block, locale).reduce((sum, feature) => sum + (asked.get(feature) ?? 0), 0);
	const law = firm.jurisdictions.find(({ id }) => id === lawNamed(message, knowledge, firm));
	const text = underLaw(withoutTitle(passage), law?.[locale].name);
	return [
		`**${link(passage.title, passage.href)}**`,
		passage.whole ? text : excerpt(text, relevance),
		...(passage.kind === "post" ? [sectionsOf(passage, composing)] : []),
		...(passage.notice ? [passage.notice] : []),
	].join("\n\n");
}

/** What a guide treats: its opening alone answers little. */
function sectionsOf({ id }: Passage, { knowledge }: Composing): string {
	const sections = [...knowledge.sources.values()].flatMap((source) =>
		source.type === "passage" && source.id.startsWith(`${id}/`) ? [source.passage] : [],
	);
	return sections.map(({ title, href }) => `- ${link(title, href)}`).join("\n");
}

/** An item of a list begins with its title, which stands above the quotation already. */
function withoutTitle({ title, markdown }: Passage): string {
	const own = `**${title}**: `;
	return markdown.startsWith(own) ? markdown.slice(own.length) : markdown;
}

/** Of a comparison of laws the row of the one that is asked about. */
function underLaw(markdown: string, law: string | undefined): string {
	if (law === undefined || !markdown.startsWith("- **")) return markdown;
	return markdown.split("\n").find((row) => row.startsWith(`- **${law}**:`)) ?? markdown;
}

/** The second best, where it stays open which of two is meant and it stands on another page. */
function alternative(passage: Passage, [best, ...others]: readonly Found[]): Passage | undefined {
	const next = others.find(
		({ source }) => source.type === "passage" && pageOf(source.passage.href) !== pageOf(passage.href),
	);
	if (!best || next?.source.type !== "passage" || next.share < best.share * openBetween) return undefined;
	return next.source.passage;
}

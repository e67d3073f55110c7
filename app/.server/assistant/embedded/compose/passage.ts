import type { Firm } from "content-collections";
import { translator } from "../../../../locales/instances.server.ts";
import type { Locale } from "../../../../locales/locale.ts";
import { type Passage, pageOf } from "../../../../site/corpus/passage.ts";
import { wordFeatures } from "../learn/naive-bayes.ts";
import type { Knowledge } from "../retrieve/knowledge.ts";
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

/** From here on a message is a story, which a general answer does not settle. Words. */
const storyFrom = 14;
/** What is second is named where it is nearly as likely as the best. */
const openBetween = 0.45;

/** The passage that treats what was asked, with its page; for a story also the way to somebody who can apply it. */
export function passageAnswer(passage: Passage, found: readonly Found[], composing: Composing): string {
	const { firm, locale, message, said } = composing;
	const t = translator(locale, "assistant");
	const isStory = message.split(/\s+/).length >= storyFrom;
	const feeling = isStory ? feelingIn(message, locale) : undefined;
	const also = alternative(passage, found);
	const isLegal = passage.about.service !== undefined || ["faq", "post", "post-section", "area-part"].includes(passage.kind);
	const closing = [
		t("found.source", { link: link(passage.label, passage.href) }),
		...(also ? [t("found.also", { link: link(also.label, also.href) })] : []),
	];
	const general = isLegal ? unsaid(t(isStory ? "found.story" : "found.general"), said) : undefined;
	const offer = contactOffer(firm, locale);
	return [
		...(feeling ? [unsaid(t(`feeling.${feeling}`), said) ?? ""] : []),
		quoted(passage, composing),
		closing.join(" "),
		[general ?? "", isStory && isLegal && !said.some((answer) => answer.includes(offer)) ? offer : ""]
			.filter((part) => part !== "")
			.join(" "),
	]
		.filter((part) => part !== "")
		.join("\n\n");
}

/** A passage as it is quoted, with the notice that must accompany it. */
export function quoted(passage: Passage, { message, locale, knowledge }: Composing): string {
	const { features } = knowledge.answers;
	const asked = new Map(
		wordFeatures(message, locale).flatMap((feature) => {
			const weight = features.get(feature)?.weight;
			return weight === undefined ? [] : [[feature, weight] as const];
		}),
	);
	const relevance = (block: string) =>
		wordFeatures(block, locale).reduce((sum, feature) => sum + (asked.get(feature) ?? 0), 0);
	const text = passage.whole ? passage.markdown : excerpt(passage.markdown, relevance);
	return passage.notice ? `${text}\n\n${passage.notice}` : text;
}

/** The second best, where it stays open which of two is meant and it stands on another page. */
function alternative(passage: Passage, [best, ...others]: readonly Found[]): Passage | undefined {
	const next = others.find(
		({ source }) => source.type === "passage" && pageOf(source.passage.href) !== pageOf(passage.href),
	);
	if (!best || next?.source.type !== "passage" || next.share < best.share * openBetween) return undefined;
	return next.source.passage;
}

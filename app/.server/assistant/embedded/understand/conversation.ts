import type { ChatMessage } from "../../../../features/chat/protocol/message.ts";
import { ownLinks } from "../answer/reply.ts";
import { type Entry, pageOf } from "../entries/entry.ts";
import type { Knowledge } from "../knowledge.ts";
import { type Concept, conceptsOf, type Words, wordsMeant } from "../search/concepts.ts";

/** How much an earlier question counts in one that leans on it. */
const earlierWeight = 0.85;

/** How much more an entry gets that is of the practice area of the last answer. */
const sameArea = 1.45;

/** A question as it is searched for: its own ideas, and those of the conversation that it leans on. */
export interface Understood {
	concepts: Concept[];
	/** The question means little without what went before. */
	followUp: boolean;
	/** Entries that the conversation is about get more. */
	favour: (entry: Entry) => number;
}

/**
 * Resolves a question with the conversation: “and in Monterrey?”, “how long does it take?”. `insists` takes it for a
 * follow-up even where it does not read like one, because nothing was found for it alone.
 */
export function inConversation(
	{ folded, words, insists = false }: { folded: string; words: Words; insists?: boolean },
	earlier: readonly ChatMessage[],
	knowledge: Knowledge,
): Understood {
	const own = conceptsOf(words, knowledge);
	const followUp = (insists || leansOnEarlier(folded, own)) && earlier.some((message) => message.role === "user");
	if (!followUp) return { concepts: own, followUp, favour: () => 1 };
	const topic = earlierTopic(earlier, knowledge);
	const hasPlace = own.some(({ role }) => role === "place");
	const known = new Set(own.flatMap((concept) => [...concept.terms.keys()]));
	const added = topic
		.filter(({ role }) => role === "topic" || (role === "place" && !hasPlace))
		.filter((concept) => ![...concept.terms.keys()].some((term) => known.has(term)))
		.map((concept) => ({ ...concept, weight: concept.weight * earlierWeight }));
	const asksAnew = own.some(({ role }) => role === "topic" || role === "aspect");
	return { concepts: [...own.map(leaning), ...added], followUp, favour: favourOf(earlier, knowledge, asksAnew) };
}

/** In a follow-up a place is what is asked about, and an aspect is one of the earlier topic. */
function leaning(concept: Concept): Concept {
	const weight = { topic: 1, aspect: 0.45, place: 0.8, aside: 0.3 }[concept.role];
	return { ...concept, weight };
}

function leansOnEarlier(folded: string, concepts: readonly Concept[]): boolean {
	const topical = concepts.filter(({ role }) => role === "topic");
	if (topical.length === 0) return true;
	const connected =
		/^\W*(y|e|o|and|or|pero|but|so|what about|how about|que hay|que tal|also|tambien|entonces|then|ademas|plus)\b/.test(
			folded,
		);
	const pointing =
		/\b(eso|esto|ese|esa|esos|esas|ello|lo mismo|el mismo|la misma|alla|that|it|its|this|those|these|they|them|same|one|ones|else|another|other|otro|otra|otros|otras)\b/.test(
			folded,
		);
	return topical.length <= 2 && (connected || (pointing && folded.split(/\s+/).length <= 12));
}

/** The ideas of the latest earlier question that had a topic. */
function earlierTopic(earlier: readonly ChatMessage[], knowledge: Knowledge): Concept[] {
	const gathered: Concept[] = [];
	for (const message of earlier
		.toReversed()
		.filter(({ role }) => role === "user")
		.slice(0, 4)) {
		const concepts = conceptsOf(wordsMeant(message.content, knowledge), knowledge);
		gathered.push(...concepts.filter((concept) => !gathered.some((other) => sameTerms(other, concept))));
		if (concepts.some(({ role, unknown }) => role === "topic" && !unknown)) break;
	}
	return gathered;
}

function sameTerms(one: Concept, other: Concept): boolean {
	return [...one.terms.keys()].join() === [...other.terms.keys()].join();
}

/** The last answer's pages, and their practice area, are what the conversation is about. */
function favourOf(earlier: readonly ChatMessage[], knowledge: Knowledge, asksAnew: boolean): (entry: Entry) => number {
	const last = earlier.findLast((message) => message.role === "assistant");
	const quoted = ownLinks(last?.content ?? "");
	const [first] = [...quoted].map(pageOf);
	if (!first) return () => 1;
	const about =
		knowledge.entries.find((entry) => quoted.has(entry.href) && entry.href.includes("#")) ??
		knowledge.entries.find((entry) => pageOf(entry.href) === first);
	return (entry) => {
		// Whoever asks on has read the piece that was quoted; whoever asks the same of another place has not.
		if (quoted.has(entry.href) && entry.href.includes("#")) return asksAnew ? 1 : 1.35;
		return about?.service !== undefined && entry.service === about.service ? sameArea : 1;
	};
}

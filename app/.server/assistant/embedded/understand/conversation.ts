import type { ChatMessage } from "../../../../features/chat/protocol/message.ts";
import type { Knowledge } from "../knowledge.ts";
import { type Concept, conceptsOf, type Words, wordsMeant } from "../search/concepts.ts";

/** How much an earlier question counts in one that leans on it. */
const earlierWeight = 0.85;

/** A question as it is searched for: its own ideas, and those of the conversation that it leans on. */
export interface Understood {
	concepts: Concept[];
	/** The question means little without what went before. */
	followUp: boolean;
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
	if (!followUp) return { concepts: own, followUp };
	const topic = earlierTopic(earlier, knowledge);
	const hasPlace = own.some(({ role }) => role === "place");
	const known = new Set(own.flatMap((concept) => [...concept.terms.keys()]));
	const added = topic
		.filter(({ role }) => role === "topic" || (role === "place" && !hasPlace))
		.filter((concept) => ![...concept.terms.keys()].some((term) => known.has(term)))
		.map((concept) => ({ ...concept, weight: concept.weight * earlierWeight }));
	return { concepts: [...own, ...added], followUp };
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

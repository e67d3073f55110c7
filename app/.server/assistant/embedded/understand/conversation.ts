import type { ChatMessage } from "../../../../features/chat/protocol/message.ts";
import { pageOf, type Entry } from "../entries/entry.ts";
import type { Knowledge } from "../knowledge.ts";
import { type Concept, conceptsOf, corrected } from "../search/concepts.ts";
import { pagesLinked } from "../answer/reply.ts";
import { stem } from "../text/stem.ts";

/** How much an earlier question counts in one that leans on it. */
const earlierWeight = 0.6;

/** Words that ask for something about a topic without naming one. */
const aspects = (
	"costo costos cuesta cuestan honorario honorarios cuota tarifa precio precios cobran cobro tardar tarda tardan dura duran tiempo tiempos meses dias semanas anos plazo plazos " +
	"documento documentos papel papeles requisitos paso pasos proceso procedimiento etapas detalle detalles ejemplo ejemplos mas informacion " +
	"cost costs fee fees price prices charge charges rate rates long time times months days weeks years deadline deadlines document documents papers paperwork requirements " +
	"step steps process procedure stages detail details example examples happens next else first oficina office pais country lado side ciudad city"
).split(" ");

/** A question as it is searched for: its own ideas, and those of the conversation that it leans on. */
export interface Understood {
	concepts: Concept[];
	/** The question means little without what went before. */
	followUp: boolean;
	/** Entries that the conversation is about get more. */
	favour: (entry: Entry) => number;
}

/** Resolves a question with the conversation: “and in Monterrey?”, “how long does it take?”. */
export function inConversation(folded: string, words: readonly string[], earlier: readonly ChatMessage[], knowledge: Knowledge): Understood {
	const own = conceptsOf(words, knowledge);
	const followUp = leansOnEarlier(folded, own, knowledge) && earlier.some((message) => message.role === "user");
	if (!followUp) return { concepts: own, followUp, favour: () => 1 };
	const topic = earlierTopic(earlier, knowledge);
	const hasPlace = own.some(isPlace);
	const known = new Set(own.flatMap((concept) => [...concept.terms.keys()]));
	const added = topic
		.filter((concept) => !(hasPlace && isPlace(concept)))
		.filter((concept) => ![...concept.terms.keys()].some((term) => known.has(term)))
		.map((concept) => ({ ...concept, weight: concept.weight * earlierWeight }));
	// A place that stands alone is what the question is about.
	const concepts = [...own.map((concept) => (isPlace(concept) ? { ...concept, weight: 0.8 } : concept)), ...added];
	return { concepts, followUp, favour: favourOf(earlier, knowledge) };
}

function isPlace(concept: Concept): boolean {
	return concept.weight < 1;
}

function leansOnEarlier(folded: string, concepts: readonly Concept[], knowledge: Knowledge): boolean {
	const aspectStems = new Set(aspects.map((word) => stem(word, knowledge.locale)));
	const topical = concepts.filter(
		(concept) => !isPlace(concept) && ![...concept.terms.keys()].every((term) => aspectStems.has(term)),
	);
	if (topical.length === 0) return true;
	const connected =
		/^\W*(y|e|o|and|or|pero|but|so|what about|how about|que hay|que tal|also|tambien|entonces|then|ademas|plus)\b/.test(folded);
	const pointing =
		/\b(eso|esto|ese|esa|esos|esas|ello|lo mismo|el mismo|la misma|alla|that|it|its|this|those|these|they|them|same|one)\b/.test(folded);
	return topical.length <= 2 && (connected || (pointing && folded.split(/\s+/).length <= 12));
}

/** The ideas of the latest earlier question that had a topic. */
function earlierTopic(earlier: readonly ChatMessage[], knowledge: Knowledge): Concept[] {
	const aspectStems = new Set(aspects.map((word) => stem(word, knowledge.locale)));
	const gathered: Concept[] = [];
	for (const message of earlier.toReversed().filter(({ role }) => role === "user").slice(0, 4)) {
		const concepts = conceptsOf(corrected(message.content, knowledge), knowledge);
		gathered.push(...concepts.filter((concept) => !gathered.some((other) => sameTerms(other, concept))));
		const topical = concepts.filter(
			(concept) => !isPlace(concept) && !concept.unknown && ![...concept.terms.keys()].every((term) => aspectStems.has(term)),
		);
		if (topical.length > 0) break;
	}
	return gathered;
}

function sameTerms(one: Concept, other: Concept): boolean {
	return [...one.terms.keys()].join() === [...other.terms.keys()].join();
}

/** The last answer's pages, and their practice area, are what the conversation is about. */
function favourOf(earlier: readonly ChatMessage[], knowledge: Knowledge): (entry: Entry) => number {
	const last = earlier.findLast((message) => message.role === "assistant");
	const [first] = last ? pagesLinked(last.content) : [];
	if (!first) return () => 1;
	const about = knowledge.entries.find((entry) => pageOf(entry.href) === first);
	return (entry) => {
		if (pageOf(entry.href) === first && entry.kind !== "faq") return 1.12;
		return about?.service !== undefined && entry.service === about.service ? 1.08 : 1;
	};
}

import type { ChatMessage } from "../../../../features/chat/protocol/message.ts";
import type { Entry, Facet } from "../entries/entry.ts";
import type { Knowledge } from "../knowledge.ts";
import { fold } from "../text/fold.ts";
import { inConversation } from "../understand/conversation.ts";
import { anyOf } from "../understand/patterns.ts";
import type { Concept, Words } from "./concepts.ts";
import { isConfident } from "./confidence.ts";
import { asksToMeetByVideo, facetsOf, type Medium, mediumAskedFor } from "./facets.ts";
import { type Found, rank } from "./rank.ts";

/** What was found for a question, the best first, and how the question was understood. */
export interface LookUp {
	results: Found[];
	concepts: readonly Concept[];
	facets: ReadonlySet<Facet>;
	/** The sort of thing that was asked for by name: a video, an article. */
	medium: Medium | undefined;
	/** Areas that the question names. */
	areas: readonly Entry[];
}

/** A message longer than this is not taken for a follow-up because nothing was found for it. */
const mostWordsOfFollowUp = 12;

/** The best entries for a question, alone or, when nothing is sure, with the conversation before it. */
export function lookUp(
	question: { folded: string; words: Words },
	earlier: readonly ChatMessage[],
	knowledge: Knowledge,
): LookUp {
	const folded = `${question.folded}\n${question.words.all.join(" ")}`;
	const facets = facetsOf(folded);
	const medium = mediumAskedFor(folded);
	const areas = areasNamed(folded, knowledge);
	const byVideo = asksToMeetByVideo(folded);

	const search = (insists: boolean) => {
		const { concepts, followUp, favour } = inConversation({ ...question, insists }, earlier, knowledge);
		const topics = concepts.some(({ role }) => role === "topic");
		const aboutPlace = areas.length > 0 && (whichCourt.test(folded) || !topics);
		const results = rank(knowledge, {
			concepts,
			facets,
			only: (entry) =>
				medium === undefined ? !(byVideo && isAboutVideos(entry)) : kindsOf[medium].includes(entry.kind),
			favour: (entry) => favour(entry) * (aboutPlace && areas.some(({ place }) => place === entry.place) ? 2.1 : 1),
		});
		// Where the best is not sure, one that is put just as the site puts it goes first.
		const exact = results.slice(0, 8).findIndex((found) => isConfident(found, concepts));
		if (exact > 0) results.unshift(...results.splice(exact, 1));
		return { results, concepts, followUp, sure: exact >= 0 };
	};

	const alone = search(false);
	const isShort = question.words.all.length <= mostWordsOfFollowUp;
	const together = alone.sure || alone.followUp || !isShort ? undefined : search(true);
	const { results, concepts } = together?.followUp && together.sure ? together : alone;
	return { results, concepts, facets, medium, areas };
}

const whichCourt = anyOf(`
	(que|cual|cuales|en que|donde|a que) (\\w+ ){0,4}(juzgado*|corte*|tribunal*|registro)
	(which|what|where) (\\w+ ){0,4}(court*|courthouse|clerk|registry)
	(distancia|lejos|kilometros|how far|distance|miles)
`);

const kindsOf: Record<Medium, readonly Entry["kind"][]> = {
	video: ["video"],
	guide: ["post", "post-section"],
};

function isAboutVideos({ kind, id }: Entry): boolean {
	return kind === "video" || id.startsWith("pages/tv");
}

function areasNamed(folded: string, knowledge: Knowledge): Entry[] {
	return knowledge.entries.filter(
		({ kind, aliases = [] }) =>
			kind === "area" && aliases.some((name) => new RegExp(`\\b${fold(name)}\\b`).test(folded)),
	);
}

import { writtenPageIds } from "../pages/page-table.ts";
import { areaPage } from "./pages/areas.ts";
import { casePage } from "./pages/cases.ts";
import { cloPage } from "./pages/clo.ts";
import { firmPassages } from "./pages/firm.ts";
import { homePage } from "./pages/home.ts";
import { postPage } from "./pages/posts.ts";
import { servicePage } from "./pages/services.ts";
import { personPage } from "./pages/team.ts";
import { writtenPage } from "./pages/written.ts";
import type { Passage, Source, TextPage } from "./passage.ts";

/** The content as text, in one language. */
export interface Corpus {
	pages: TextPage[];
	/** What search can find, in page order; facts about the firm come last. */
	passages: Passage[];
}

/**
 * Turns content into text, for site search, assistant, Markdown pages, `llms.txt` and structured FAQ. Testimonials and
 * pictures have no passages: a quoted testimonial would lack the context that the page gives.
 */
export function makeCorpus(source: Source): Corpus {
	const { content } = source;
	const pages = [
		homePage(source),
		...writtenPageIds.map((id) => writtenPage(id, source)),
		...content.team.map((person) => personPage(person, source)),
		...content.services.map((service) => servicePage(service, source)),
		...(content.clo ? [cloPage(content.clo, source)] : []),
		...content.cases.map((story) => casePage(story, source)),
		...content.posts.map((post) => postPage(post, source)),
		...content.areas.map((area) => areaPage(area, source)),
	];
	const passages = [...pages.flatMap((page) => page.passages), ...firmPassages(source)];
	return { pages, passages: passages.filter(({ kind }) => kind !== "page-only") };
}

/** Passages, with those that have parts replaced by their parts. */
export function smallest(passages: readonly Passage[]): Passage[] {
	return passages.flatMap((passage) => (passage.parts.length > 0 ? passage.parts : [passage]));
}

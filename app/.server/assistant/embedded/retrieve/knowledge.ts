import type { Locale } from "../../../../locales/locale.ts";
import type { Passage } from "../../../../site/corpus/passage.ts";
import { type NaiveBayes, type NaiveBayesFile, readNaiveBayes } from "../learn/naive-bayes.ts";
import { type OfficeTopic, officeTopics } from "../offices/office-topic.ts";

/** What a passage is about, according to its entry in `app/content/asked`. */
export interface About {
	kind?: string;
	roles?: readonly string[];
	law?: readonly string[];
	act?: string;
}

/** The file that the build writes for each language. */
export interface KnowledgeFile {
	/** Which passage answers a message. */
	answers: NaiveBayesFile;
	/** The kind of thing that a message asks for: a cost, a deadline, steps. */
	kinds: NaiveBayesFile;
	about: Readonly<Record<string, About>>;
}

/** A result: a passage of the content, or a fact of the offices. */
export type Source = { id: string; topic: string } & (
	| {
			type: "passage";
			passage: Passage;
			/** A line or two, or a word about a place: it does not cover a matter. */
			aside: boolean;
	  }
	| { type: "office"; fact: OfficeTopic }
);

/** The assistant's sources in one language. */
export interface Knowledge {
	locale: Locale;
	sources: ReadonlyMap<string, Source>;
	passages: readonly Passage[];
	about: Readonly<Record<string, About>>;
	answers: NaiveBayes;
	kinds: NaiveBayes;
	/** The places that the firm serves, each with the law that its page covers. */
	places: readonly { law: string | undefined; names: readonly string[] }[];
}

/** The group of a passage: those of one page are alike. Questions and facts stand alone. */
export function topicOf(id: string): string {
	const [collection = "", name = ""] = id.split("/");
	return ["faq", "offices", "firm", "team", "videos", "cases"].includes(collection) ? id : `${collection}/${name}`;
}

/** Words. */
const briefBelow = 35;

/** Under `npm run dev` content may be newer than the models. New passages are not found until the next build. */
export function makeKnowledge(passages: readonly Passage[], file: KnowledgeFile, locale: Locale): Knowledge {
	const found: Source[] = [
		...passages.map((passage) => {
			const { id, kind, markdown } = passage;
			const aside =
				kind === "area-part" ||
				kind === "video" ||
				(kind === "service-part" && markdown.split(/\s+/).length < briefBelow);
			return { id, topic: topicOf(id), type: "passage" as const, passage, aside };
		}),
		...officeTopics.map((fact) => ({ id: `offices/${fact}`, topic: "offices", type: "office" as const, fact })),
	];
	return {
		locale,
		sources: new Map(found.map((source) => [source.id, source])),
		passages,
		about: file.about,
		answers: readNaiveBayes(file.answers, topicOf),
		kinds: readNaiveBayes(file.kinds),
		places: placesOf(passages, file.about),
	};
}

function placesOf(passages: readonly Passage[], about: KnowledgeFile["about"]): Knowledge["places"] {
	return passages
		.filter(({ kind }) => kind === "area")
		.map(({ id, aliases }) => {
			const [law] = Object.keys(about).flatMap((part) => (part.startsWith(`${id}/`) ? (about[part]?.law ?? []) : []));
			return { law, names: aliases };
		});
}

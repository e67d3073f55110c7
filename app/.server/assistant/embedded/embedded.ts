import type { Locale } from "../../../locales/locale.ts";
import { firm, services } from "../../../site/content/content.server.ts";
import { corpus } from "../../../site/corpus/corpus.server.ts";
import { smallest } from "../../../site/corpus/corpus.ts";
import { loadOnce } from "../../../site/pages/load-once.ts";
import type { Turn } from "../assistant.ts";
import type { Library } from "./answer.ts";
import type { Reply } from "./compose/reply.ts";
import type { Knowledge } from "./retrieve/knowledge.ts";
import { inWords } from "./stream.ts";

/** What answers is large and most visits never ask: all of it is read at the first question in its language. */
const files: Record<Locale, () => Promise<{ default: string }>> = {
	es: () => import("./index/es.json?raw"),
	en: () => import("./index/en.json?raw"),
};

/** Content and models of a language, made ready once per isolate. */
const knowledge = { es: loadOnce(() => readKnowledge("es")), en: loadOnce(() => readKnowledge("en")) };

async function readKnowledge(locale: Locale): Promise<Knowledge> {
	const [{ makeKnowledge }, { default: file }] = await Promise.all([
		import("./retrieve/knowledge.ts"),
		files[locale](),
	]);
	return makeKnowledge(smallest(corpus(locale).passages), JSON.parse(file), locale);
}

const library = loadOnce(async (): Promise<Library> => {
	const [{ default: languages }, { default: judge }, { readLinearModel }] = await Promise.all([
		import("./index/languages.json?raw"),
		import("./index/judge.json?raw"),
		import("./learn/linear-model.ts"),
	]);
	return {
		firm,
		services,
		languages: JSON.parse(languages),
		judge: readLinearModel(JSON.parse(judge)),
		knowledge: (locale) => knowledge[locale](),
	};
});

/**
 * The embedded assistant: answers from the site's own content and from fixed sentences, and from nothing else, so there
 * are no instructions that a visitor could change.
 */
export async function embedded(turn: Turn): Promise<ReadableStream<string>> {
	const { text } = await embeddedReply(turn);
	return inWords(text, turn.signal);
}

/** Its whole answer, and the passages that a freer one could rest on. */
export async function embeddedReply({ messages, locale, now }: Turn): Promise<Reply> {
	const { answer } = await import("./answer.ts");
	return answer({ messages, locale, now }, await library());
}

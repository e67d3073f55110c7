import { readFile } from "node:fs/promises";
import { answer, type Library } from "../../app/.server/assistant/embedded/answer.ts";
import type { Reply } from "../../app/.server/assistant/embedded/compose/reply.ts";
import { readLinearModel } from "../../app/.server/assistant/embedded/learn/linear-model.ts";
import { makeKnowledge } from "../../app/.server/assistant/embedded/retrieve/knowledge.ts";
import type { ChatMessage } from "../../app/features/chat/protocol/message.ts";
import type { Locale } from "../../app/locales/locale.ts";
import type { SiteContent } from "../../app/site/content/site-content.ts";
import { type Corpus, smallest } from "../../app/site/corpus/corpus.ts";

const index = new URL("../../app/.server/assistant/embedded/index/", import.meta.url);

/** A Friday at ten in the morning in the middle of the continent: offices are open. */
export const fridayMorning = new Date("2026-11-20T16:00:00Z");

/** The embedded assistant as `npm run generate` left it. */
export async function builtAssistant(content: SiteContent, corpora: Record<Locale, Corpus>): Promise<Library> {
	const read = async (name: string) => JSON.parse(await readFile(new URL(`${name}.json`, index), "utf8"));
	const known = {
		es: makeKnowledge(smallest(corpora.es.passages), await read("es"), "es"),
		en: makeKnowledge(smallest(corpora.en.passages), await read("en"), "en"),
	};
	return {
		firm: content.firm,
		languages: await read("languages"),
		judge: readLinearModel(await read("judge")),
		knowledge: async (locale) => known[locale],
	};
}

/** The replies to a visitor's messages, one after the other. */
export async function converse(asked: readonly string[], locale: Locale, library: Library): Promise<Reply[]> {
	const messages: ChatMessage[] = [];
	const replies: Reply[] = [];
	for (const content of asked) {
		messages.push({ role: "user", content });
		const reply = await answer({ messages, locale, now: fridayMorning }, library);
		messages.push({ role: "assistant", content: reply.text });
		replies.push(reply);
	}
	return replies;
}

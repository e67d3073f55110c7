import { existsSync } from "node:fs";
import { type Asked, answer, type Library } from "../../app/.server/assistant/embedded/answer.ts";
import type { Reply } from "../../app/.server/assistant/embedded/compose/reply.ts";
import { languageOf } from "../../app/.server/assistant/embedded/text/language.ts";
import { model, modelTimeouts } from "../../app/.server/assistant/model.ts";
import { settingsSchema } from "../../app/.server/environment.ts";

const settings = settingsSchema
	.pick({ LEGAL_CHAT_MODEL_URL: true, LEGAL_CHAT_MODEL: true, LEGAL_CHAT_MODEL_TOKEN: true })
	.required();

/**
 * The model assistant as the site has it, on the server that the environment or `.dev.vars` names. A reply has the
 * language that its text shows, whatever was asked for.
 *
 * @throws {Error} naming the settings that are missing
 */
export function modelAnswers(library: Library) {
	if (existsSync(".dev.vars")) process.loadEnvFile(".dev.vars");
	const read = settings.safeParse(process.env);
	if (!read.success) {
		const names = read.error.issues.map(({ path }) => path.join("."));
		throw new Error(`--model needs settings, in the environment or in .dev.vars: ${names.join(", ")}`);
	}
	const { LEGAL_CHAT_MODEL_URL: url, LEGAL_CHAT_MODEL: name, LEGAL_CHAT_MODEL_TOKEN: token } = read.data;
	const tally = { fixed: 0, asked: 0, fallbacks: new Map<string, number>() };

	async function reply({ messages, locale, now }: Asked): Promise<Reply> {
		const own = await answer({ messages, locale, now }, library);
		tally[own.passages.length === 0 ? "fixed" : "asked"] += 1;
		if (own.passages.length === 0) return own;
		const assistant = model(
			{ url, token, model: name },
			{
				reply: async () => own,
				firm: library.firm,
				mayCall: async () => true,
				timeouts: modelTimeouts,
				onFallback: ({ message }) => tally.fallbacks.set(message, (tally.fallbacks.get(message) ?? 0) + 1),
			},
		);
		const stream = await assistant({ messages: [...messages], locale, now, signal: new AbortController().signal });
		let text = "";
		for await (const piece of stream) text += piece;
		return { ...own, text, locale: languageOf(text, library.languages) ?? own.locale };
	}

	/** How often the model was asked, and why it did not answer. */
	function report(): string {
		const reasons = [...tally.fallbacks].map(([reason, count]) => `${reason} ${count}`);
		const fallbacks = [...tally.fallbacks.values()].reduce((sum, count) => sum + count, 0);
		return `${name}: ${tally.asked - fallbacks} answers, ${tally.fixed} fixed ones, ${fallbacks} times the embedded one instead${reasons.length > 0 ? ` (${reasons.join("; ")})` : ""}`;
	}

	return { reply, report };
}

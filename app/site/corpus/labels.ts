import { words } from "../../locales/all.ts";
import { assistantEn } from "../../locales/assistant.en.ts";
import { type AssistantWords, assistantEs } from "../../locales/assistant.es.ts";
import type { Words } from "../../locales/es.ts";
import type { Locale } from "../../locales/locale.ts";

/** The interface's words that passages contain, beside those of the content. */
export type Labels = Words & { assistant: AssistantWords };

export function labelsIn(locale: Locale): Labels {
	return { ...words[locale], assistant: locale === "es" ? assistantEs : assistantEn };
}

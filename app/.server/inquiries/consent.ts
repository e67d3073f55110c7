import { translator } from "../../locales/instances.server.ts";
import type { Locale } from "../../locales/locale.ts";
import { pageEntry } from "../../site/content/content.server.ts";
import { sha256 } from "../sha256.ts";

/** What a visitor agreed to, so that it can be shown years later: which text, in which language, word for word. */
export interface Consent {
	language: Locale;
	/** The day from which the notice is in force. */
	version: string;
	/** SHA-256 of the notice at the form and of the boxes that were ticked. */
	hash: string;
}

/** The consent that a form in a language asks for at present. */
export async function consentGiven(language: Locale, sms: boolean): Promise<Consent> {
	const notice = simplifiedNotice(language);
	const t = translator(language, "consent");
	const brief = notice.brief ? [notice.brief.source] : [];
	const text = [notice.heading, ...brief, notice.body.source, t("consent"), ...(sms ? [t("sms")] : [])].join("\n\n");
	return { language, version: pageEntry("terms").updated, hash: await sha256(text) };
}

/** The section of Terms that stands at the form. */
export function simplifiedNotice(language: Locale) {
	const notice = pageEntry("terms").sections.find(({ id }) => id === "aviso-simplificado")?.[language];
	if (!notice) throw new Error("Content is missing: section aviso-simplificado in app/content/pages/terms.yaml");
	return notice;
}

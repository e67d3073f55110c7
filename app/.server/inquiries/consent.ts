import { translator } from "../../locales/instances.server.ts";
import type { Locale } from "../../locales/locale.ts";
import { firm, pageEntry } from "../../site/content/content.server.ts";
import { linkedSections } from "../../site/corpus/anchors.ts";
import { sha256 } from "../sha256.ts";

/** What a visitor agreed to, so that it can be shown years later: which text, in which language, word for word. */
export interface Consent {
	language: Locale;
	/** The day from which the notice is in force. */
	version: string;
	/** SHA-256 of the words at the form: the notice, and the boxes to tick. */
	hash: string;
}

/** The consent that a form in a language asks for at present. */
export async function consentAsked(language: Locale): Promise<Consent> {
	const notice = simplifiedNotice(language);
	const t = translator(language, "consent");
	const brief = notice.brief ? [notice.brief.source] : [];
	const boxes = [t("consent"), ...(firm.sms ? [t("sms")] : [])];
	const text = [notice.heading, ...brief, notice.body.source, ...boxes].join("\n\n");
	return { language, version: pageEntry("terms").updated, hash: await sha256(text) };
}

/** What a form says of the words that it shows. */
export function written({ version, hash }: Consent): string {
	return `${version} ${hash}`;
}

/**
 * The consent of a posted form: to the words that it showed, which a deploy may have changed since. A form that does not
 * say counts as one of the present.
 */
export async function consentGiven(language: Locale, shown: string | undefined): Promise<Consent> {
	const [, version, hash] = /^(\d{4}-\d{2}-\d{2}) ([\da-f]{64})$/.exec(shown ?? "") ?? [];
	return version && hash ? { language, version, hash } : consentAsked(language);
}

/** The section of Terms that stands at the form. */
export function simplifiedNotice(language: Locale) {
	const id = linkedSections.terms.notice;
	const notice = pageEntry("terms").sections.find((section) => section.id === id)?.[language];
	if (!notice) throw new Error(`Content is missing: section ${id} in app/content/pages/terms.yaml`);
	return notice;
}

import type { Firm } from "content-collections";
import type { AssistantWords } from "../../../../locales/assistant.es.ts";
import type { Locale } from "../../../../locales/locale.ts";
import { hrefToAnchor } from "../../../../site/corpus/anchors.ts";
import { formatPhone, telephone, whatsappAddress } from "../../../../site/firm/phone.ts";

/** A Markdown link. Brackets in its text would end it early. */
export function link(text: string, address: string): string {
	return `[${text.replace(/[[\]]/g, "")}](${address})`;
}

/** Ways to reach a person, each a Markdown link. */
export function waysToReach(firm: Firm, words: AssistantWords, locale: Locale) {
	const { contact } = words;
	return {
		phone: link(formatPhone(firm.phone, locale), telephone(firm.phone)),
		whatsapp: link(contact.whatsapp, whatsappAddress(firm.whatsapp, contact.whatsappText)),
		form: link(contact.form, hrefToAnchor(locale, "contact", "form")),
	};
}

/** The sentence that offers a person. */
export function contactOffer(firm: Firm, words: AssistantWords, locale: Locale): string {
	const { phone, whatsapp, form } = waysToReach(firm, words, locale);
	return words.contact.offer(phone, whatsapp, form);
}

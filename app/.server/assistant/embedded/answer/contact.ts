import type { Firm } from "content-collections";
import type { AssistantWords } from "../../../../locales/assistant.es.ts";
import type { Locale } from "../../../../locales/locale.ts";
import { phoneLink } from "../../../../site/firm/phone.server.ts";
import { whatsappAddress } from "../../../../site/firm/phone.ts";
import { href } from "../../../../site/pages/page-table.ts";

/** A Markdown link. Brackets in its text would end it early. */
export function link(text: string, address: string): string {
	return `[${text.replace(/[[\]]/g, "")}](${address})`;
}

/** A number in E.164 form as a Markdown link. */
export function phone(number: string, locale: Locale): string {
	const { text, href } = phoneLink(number, locale);
	return link(text, href);
}

/** Ways to reach a person, each a Markdown link. */
export function waysToReach(firm: Firm, words: AssistantWords, locale: Locale) {
	const { contact } = words;
	return {
		phone: phone(firm.phone, locale),
		whatsapp: link(contact.whatsapp, whatsappAddress(firm.whatsapp, contact.whatsappText)),
		form: link(contact.form, `${href(locale, "contact")}#formulario`),
	};
}

/** The sentence that offers a person. */
export function contactOffer(firm: Firm, words: AssistantWords, locale: Locale): string {
	const { phone, whatsapp, form } = waysToReach(firm, words, locale);
	return words.contact.offer(phone, whatsapp, form);
}

import type { Firm } from "content-collections";
import { translator } from "../../../../locales/instances.server.ts";
import type { Locale } from "../../../../locales/locale.ts";
import { hrefToAnchor } from "../../../../site/corpus/anchors.ts";
import { phoneLink } from "../../../../site/firm/phone.server.ts";
import { whatsappAddress } from "../../../../site/firm/phone.ts";

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
export function waysToReach(firm: Firm, locale: Locale) {
	const t = translator(locale, "assistant");
	return {
		phone: phone(firm.phone, locale),
		whatsapp: firm.whatsapp && link(t("contact.whatsapp"), whatsappAddress(firm.whatsapp, t("contact.whatsappText"))),
		form: link(t("contact.form"), hrefToAnchor(locale, "contact", "form")),
	};
}

/** The sentence that offers contact with a person. */
export function contactOffer(firm: Firm, locale: Locale): string {
	const t = translator(locale, "assistant");
	const { phone, whatsapp, form } = waysToReach(firm, locale);
	return whatsapp ? t("contact.offer", { phone, whatsapp, form }) : t("contact.offerWithout", { phone, form });
}

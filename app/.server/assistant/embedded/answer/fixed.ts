import type { Firm } from "content-collections";
import { translator } from "../../../../locales/instances.server.ts";
import type { Locale } from "../../../../locales/locale.ts";
import { hrefToAnchor } from "../../../../site/corpus/anchors.ts";
import type { Passage } from "../../../../site/corpus/passage.ts";
import { isOpen } from "../../../../site/firm/clock.ts";
import { formatList } from "../../../../site/format/list.ts";
import type { Emergency } from "../understand/emergency.ts";
import type { OutOfScope } from "../understand/out-of-scope.ts";
import type { Smalltalk } from "../understand/smalltalk.ts";
import { contactOffer, link, phone, waysToReach } from "./contact.ts";
import { asSentence, hoursInWords } from "./office-hours.ts";

interface Surroundings {
	firm: Firm;
	locale: Locale;
}

/** The phone first; then what the site may say of such a case; then the other ways. */
export function emergencyAnswer(
	emergency: Emergency,
	general: readonly Passage[],
	now: Date,
	{ firm, locale }: Surroundings,
): string {
	const t = translator(locale, "assistant");
	const phones = firm.offices.map((office) => `${office.city} ${phone(office.phone, locale)}`);
	const { whatsapp, form } = waysToReach(firm, locale);
	const closed = !firm.offices.some((office) => isOpen(office, now));
	return [
		...(emergency === "danger" ? [t("emergency.danger")] : []),
		t("emergency.phoneFirst", { phone: phones.join(" · ") }),
		[
			...(emergency === "deadline" ? [t("emergency.deadline")] : []),
			...(emergency === "arrest" ? [t("emergency.arrest"), t("emergency.danger")] : []),
			t("emergency.notHere"),
			...(closed ? [asSentence(t("emergency.outsideHours", { hours: hoursInWords(firm.offices, locale) }))] : []),
		].join(" "),
		...generalLinks(general, locale),
		whatsapp ? t("emergency.others", { whatsapp, form }) : t("emergency.form", { form }),
	].join("\n\n");
}

/** No advice, a person who can give it, and where the site treats the topic, if it does. */
export function adviceAnswer(general: readonly Passage[], { firm, locale }: Surroundings): string {
	const t = translator(locale, "assistant");
	return [t("advice.refusal"), ...generalLinks(general, locale), contactOffer(firm, locale)].join("\n\n");
}

function generalLinks(entries: readonly Passage[], locale: Locale): string[] {
	const t = translator(locale, "assistant");
	return entries.length > 0 ? [t("advice.general", { links: linkList(entries, locale) })] : [];
}

function linkList(entries: readonly Passage[], locale: Locale): string {
	return formatList(
		entries.map((entry) => link(entry.label, entry.href)),
		locale,
	);
}

/** What the firm or the site does not treat. */
export function outsideAnswer(outside: OutOfScope, { firm, locale }: Surroundings): string {
	const t = translator(locale, "assistant");
	if (outside === "unrelated") return `${t("outside.unrelated", { firm: firm.name })} ${contactOffer(firm, locale)}`;
	const refusal = outside === "excluded" ? t("outside.practice") : t("outside.practiceUnknown");
	const about = link(t("facts.areasTitle"), hrefToAnchor(locale, "about", "who"));
	return `${refusal} ${t("outside.seeAreas", { page: about })}\n\n${contactOffer(firm, locale)}`;
}

/** Nothing was found that is safe to say; at most a page that may be near. */
export function unknownAnswer(nearest: readonly Passage[], { firm, locale }: Surroundings): string {
	const t = translator(locale, "assistant");
	const near = nearest.length > 0 ? ` ${t("unknownNearest", { links: linkList(nearest, locale) })}` : "";
	return `${t("unknown")}${near}\n\n${contactOffer(firm, locale)}`;
}

function citiesOf({ firm, locale }: Surroundings): string {
	return formatList(
		firm.offices.map(({ city }) => city),
		locale,
	);
}

/** Greetings, thanks and the like. */
export function smalltalkAnswer(smalltalk: Smalltalk, surroundings: Surroundings): string {
	const { firm, locale } = surroundings;
	const t = translator(locale, "assistant");
	const offer = contactOffer(firm, locale);
	switch (smalltalk) {
		case "greeting":
			return t("greeting", { firm: firm.name, cities: citiesOf(surroundings) });
		case "abilities":
			return t("abilities", { firm: firm.name });
		case "goodbye":
			return `${t("goodbye")} ${offer}`;
		case "complaint":
			return `${t("complaint")} ${offer}`;
		case "instructions":
			return `${t("instructions", { firm: firm.name })} ${offer}`;
		default:
			return t(smalltalk);
	}
}

import type { Firm } from "content-collections";
import { translator } from "../../../../locales/instances.server.ts";
import type { Locale } from "../../../../locales/locale.ts";
import type { SiteContent } from "../../../../site/content/site-content.ts";
import { hrefToAnchor } from "../../../../site/corpus/anchors.ts";
import type { Passage } from "../../../../site/corpus/passage.ts";
import { isOpen } from "../../../../site/firm/clock.ts";
import { formatList } from "../../../../site/format/list.ts";
import { href } from "../../../../site/pages/page-table.ts";
import type { Emergency, Outside } from "../judge/judge.ts";
import { asSentence, hoursInWords, openNow } from "../offices/office-hours.ts";
import { contactOffer, link, phone, waysToReach } from "./contact.ts";

interface Surroundings {
	firm: Firm;
	locale: Locale;
	now: Date;
}

type EmergencySurroundings = Surroundings & Pick<SiteContent, "services">;

/** The phone first, and whether anybody answers it now; then the other ways. */
export function emergencyAnswer(emergency: Emergency, surroundings: EmergencySurroundings): string {
	if (emergency === "self-harm") return selfHarmAnswer(surroundings);
	const { firm, locale, now } = surroundings;
	const t = translator(locale, "assistant");
	const phones = firm.offices.map((office) => `${office.city} ${phone(office.phone, locale)}`).join(" · ");
	const { whatsapp, form } = waysToReach(firm, locale);
	const open = firm.offices.filter((office) => isOpen(office, now));
	const others = whatsapp ? t("emergency.others", { whatsapp, form }) : t("emergency.form", { form });
	const closed = [
		asSentence(t("emergency.outsideHours", { hours: hoursInWords(firm.offices, locale) })),
		...(emergency === "deadline" ? [t("emergency.deadlineClosed")] : []),
	].join(" ");
	const call =
		open.length > 0 ? t("emergency.phoneFirst", { phone: phones }) : t("emergency.phoneLater", { phone: phones });
	if (emergency === "danger") return [t("emergency.danger"), t("emergency.dangerAfter"), call, others].join("\n\n");
	if (emergency === "arrest") return arrestAnswer(call, surroundings);
	return [call, t("emergency.deadline"), open.length > 0 ? t("emergency.notHere") : closed, others].join("\n\n");
}

/** What an arrest may be a matter of. */
const ofArrest = ["criminal", "immigration"] as const;

/** The phone and the firm's own services for it, if it has any; what it does not take, and where else to turn. */
function arrestAnswer(call: string, { firm, services, locale }: EmergencySurroundings): string {
	const t = translator(locale, "assistant");
	const own = services.filter(({ covers }) => ofArrest.some((field) => covers.includes(field)));
	const links = own.map(({ id, [locale]: { name } }) => link(name, href(locale, id)));
	const [declined, ...others] = ofArrest.filter((field) => !own.some(({ covers }) => covers.includes(field)));
	const [country = "US", ...more] = new Set(firm.offices.map((office) => office.country));
	const regions = firm.offices.flatMap((office) => (office.country === "US" ? office.region : []));
	const states = formatList([...new Set(regions)], locale);
	const elsewhere = t(`emergency.arrestElsewhere.${more.length > 0 ? "both" : country}`, { states });
	return [
		...(own.length > 0 ? [call, t("emergency.arrestHandled", { services: formatList(links, locale) })] : []),
		t("emergency.arrest"),
		declined ? `${t(`emergency.arrestDeclined.${others.length > 0 ? "both" : declined}`)} ${elsewhere}` : elsewhere,
		contactOffer(firm, locale),
	].join("\n\n");
}

/** No sales: a human sentence, and numbers that answer at any hour, by the countries of the offices. */
function selfHarmAnswer({ firm, locale }: Surroundings): string {
	const t = translator(locale, "assistant");
	const countries = new Set(firm.offices.map(({ country }) => country));
	return [
		t("selfHarm.heard"),
		t("emergency.danger"),
		...(countries.has("US") ? [t("selfHarm.unitedStates")] : []),
		...(countries.has("MX") ? [t("selfHarm.mexico")] : []),
		t("selfHarm.later"),
	].join("\n\n");
}

/** No advice, but a person who can advise, and what the site says in general: quoted, or else what is nearest. */
export function adviceAnswer(
	general: string | undefined,
	nearest: readonly Passage[],
	{ firm, locale, service }: Surroundings & { service?: Passage | undefined },
): string {
	const t = translator(locale, "assistant");
	const links = formatList(
		nearest.map(({ title, href }) => link(title, href)),
		locale,
	);
	return [
		t("advice.refusal"),
		...(service ? [t("found.service", { service: link(service.title, service.href) })] : []),
		...(general === undefined ? [] : [`${t("advice.general")}\n\n${general}`]),
		...(links === "" ? [] : [t("advice.nearest", { links })]),
		contactOffer(firm, locale),
	].join("\n\n");
}

/** A field that the firm does not work in, and where to turn. */
export function outsideAnswer(field: Outside, { firm, locale }: Surroundings): string {
	const t = translator(locale, "assistant");
	const areas = link(t("facts.areasTitle"), hrefToAnchor(locale, "about", "who"));
	return [
		t("outside.field", { field: t(`outside.fields.${field}`) }),
		t("outside.turn"),
		`${t("outside.seeAreas", { page: areas })} ${contactOffer(firm, locale)}`,
	].join("\n\n");
}

/** What has nothing to do with law. */
export function unrelatedAnswer({ firm, locale }: Surroundings): string {
	const t = translator(locale, "assistant");
	return `${t("outside.unrelated", { firm: firm.name })} ${contactOffer(firm, locale)}`;
}

/** None of a message's words is known: nothing is safe to say. */
export function unknownAnswer({ firm, locale }: Surroundings): string {
	const t = translator(locale, "assistant");
	return [t("unknown"), contactOffer(firm, locale)].join("\n\n");
}

/** What is said around questions. */
export type Smalltalk = "greeting" | "thanks" | "goodbye" | "complaint" | "abilities" | "instructions";

export function smalltalkAnswer(smalltalk: Smalltalk, { firm, locale, now }: Surroundings): string {
	const t = translator(locale, "assistant");
	const offer = contactOffer(firm, locale);
	const cities = formatList(
		firm.offices.map(({ city }) => city),
		locale,
	);
	switch (smalltalk) {
		case "greeting":
			return t("greeting", { firm: firm.name, cities });
		case "abilities":
			return t("abilities", { firm: firm.name });
		case "goodbye":
			return `${t("goodbye")} ${offer}`;
		case "complaint":
			return [t("complaint"), ...firm.offices.map((office) => openNow(office, { locale, now })), offer].join("\n\n");
		case "instructions":
			return `${t("instructions", { firm: firm.name })} ${offer}`;
		case "thanks":
			return t("thanks");
	}
}

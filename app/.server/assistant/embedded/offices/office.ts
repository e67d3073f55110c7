import type { Firm } from "content-collections";
import { translator } from "../../../../locales/instances.server.ts";
import { formatPhone } from "../../../../site/firm/phone.server.ts";
import { whatsappAddress } from "../../../../site/firm/phone.ts";
import { cityLine } from "../../../../site/format/city-line.ts";
import { href } from "../../../../site/pages/page-table.ts";
import { link, phone } from "../compose/contact.ts";
import { type AskedDay, type HoursSettings, hoursOnDay, openNow, regularHours } from "./office-hours.ts";
import type { OfficeTopic } from "./office-topic.ts";

type Office = Firm["offices"][number];

/** A question about offices. */
export interface OfficeQuestion {
	topics: readonly OfficeTopic[];
	/** The offices that it names. Empty means every office. */
	offices: readonly Office[];
	day?: AskedDay | undefined;
}

/** Facts at least this likely, relative to the best one, were asked for too. */
const factsFrom = 0.5;
/** A visitor who asks for one of these is on the way, so the others follow, as at any reception desk. */
const forVisitors: readonly OfficeTopic[] = ["address", "phone", "hours"];

/**
 * The likeliest facts of the offices. What was just answered is not what is being asked now: “and where are you?”.
 *
 * @param facts the likeliest first
 */
export function factsAnswer(
	facts: readonly { fact: OfficeTopic; share: number }[],
	question: Omit<OfficeQuestion, "topics">,
	settings: HoursSettings & { firm: Firm; said: readonly string[] },
): string {
	const last = settings.said.at(-1) ?? "";
	const texts = facts.map((best, at) => {
		const topics = facts.slice(at).flatMap(({ fact, share }) => (share >= best.share * factsFrom ? [fact] : []));
		return officeAnswer({ ...question, topics }, settings);
	});
	return texts.find((text) => !last.startsWith(text.split("\n\n")[0] ?? text)) ?? texts[0] ?? "";
}

/** Answers a question about offices from the firm's facts and the clock. */
function officeAnswer({ topics, offices, day }: OfficeQuestion, settings: HoursSettings & { firm: Firm }): string {
	const { firm, locale } = settings;
	const t = translator(locale, "assistant");
	const asked = offices.length > 0 ? offices : firm.offices;
	const page = link(t("office.contactPage"), href(locale, "contact"));
	const whatsapp =
		firm.whatsapp &&
		t("office.whatsapp", {
			number: link(formatPhone(firm.whatsapp, locale), whatsappAddress(firm.whatsapp, t("contact.whatsappText"))),
		});
	const hours = day === undefined ? regularHours(asked, settings) : hoursOnDay(day, asked, settings);
	const phones = asked.map((office) => t("office.phone", { city: office.city, phone: phone(office.phone, locale) }));
	const parts: Record<OfficeTopic, readonly (string | undefined)[]> = {
		hours: [hours],
		open: [...asked.map((office) => openNow(office, settings)), regularHours(asked, settings)],
		address: asked.map((office) => addressOf(office, settings)),
		phone: phones,
		whatsapp: [whatsapp ?? phones.join("\n\n"), t("office.noConfidential")],
		email: [
			`${t("office.email", { address: link(firm.email, `mailto:${firm.email}`) })} ${t("office.noConfidential")}`,
		],
		appointment: [t("office.appointment", { page }), ...phones, whatsapp],
		video: [`${t("office.video")} ${t("office.appointment", { page })}`],
	};
	const isVisit = topics.some((topic) => topic === "open" || forVisitors.includes(topic));
	const hasHours = topics.includes("open") || topics.includes("hours");
	const others = isVisit ? forVisitors.filter((topic) => !(topic === "hours" && hasHours)) : [];
	const lines = [...topics, ...others, ...(isVisit ? (["appointment"] as const) : [])]
		.flatMap((topic) => parts[topic])
		.filter((part) => part !== undefined);
	return [...new Set(lines)].join("\n\n");
}

function addressOf(office: Office, { locale }: HoursSettings): string {
	const t = translator(locale, "assistant");
	const { street, city, map } = office;
	const address = `${street}, ${cityLine(office)}`;
	return `${t("office.address", { city, address, map: link(t("office.map"), map) })} ${office[locale].directions}`;
}

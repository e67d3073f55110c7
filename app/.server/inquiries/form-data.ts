import type { TimeOption } from "../../features/inquiry/protocol/form-data.ts";
import { contactWays, matters } from "../../features/inquiry/protocol/inquiry-fields.ts";
import { newKey } from "../../features/inquiry/protocol/key.ts";
import { chosenFirst, formatSlotTime, type Schedule, slotDays } from "../../features/inquiry/protocol/slots.ts";
import { describeSource, foreignHost } from "../../features/inquiry/protocol/source.ts";
import { translator } from "../../locales/instances.server.ts";
import type { Locale } from "../../locales/locale.ts";
import { firm, services } from "../../site/content/content.server.ts";
import { localize } from "../../site/content/localize.ts";
import { calendarOf } from "../../site/firm/clock.ts";
import { phoneLink } from "../../site/firm/phone.server.ts";
import { dateFormat, formatWeekdayAndDay } from "../../site/format/dates.ts";
import { href } from "../../site/pages/page-table.ts";
import type { Environment } from "../environment.ts";
import { consentAsked, simplifiedNotice, written } from "./consent.ts";

/** Everything that the contact form shows to one visitor: made anew for each, and never cached. */
export async function inquiryFormData(
	locale: Locale,
	{ TURNSTILE_SITE_KEY }: Pick<Environment, "TURNSTILE_SITE_KEY">,
	request: Request,
	now: Date,
) {
	const schedule = scheduleOf();
	const notice = simplifiedNotice(locale);
	return {
		key: newKey(now),
		now: now.toISOString(),
		source: externalSource(request, href(locale, "contact")),
		notice: {
			heading: notice.heading,
			brief: notice.brief?.html,
			body: notice.body.html,
			shown: written(await consentAsked(locale)),
		},
		residents: residentsNotice(locale),
		sms: firm.sms,
		contactWays: contactWays.filter((way) => way !== "whatsapp" || firm.whatsapp),
		matters: matters.map((id) => ({ id, name: matterName(id, locale) })),
		schedule,
		times: Object.fromEntries(schedule.offices.map(({ id }) => [id, timesOf(schedule, id, locale, now)])),
		phones: firm.offices.map(({ city, phone }) => ({ city, phone: phoneLink(phone, locale) })),
		email: firm.email,
		turnstileSiteKey: TURNSTILE_SITE_KEY,
	};
}

/** The privacy notice of a state, where the firm has one for its residents. */
function residentsNotice(locale: Locale) {
	if (!firm.residents) return undefined;
	const { section, text, link } = localize(firm.residents, locale);
	return { text, link, address: `${href(locale, "terms")}#${section}` };
}

function matterName(id: (typeof matters)[number], locale: Locale): string {
	const t = translator(locale, "inquiry");
	return services.find((service) => service.id === id)?.[locale].name ?? t("matter.other");
}

/** Of the firm, only what the calendar needs: it travels to the browser. */
function scheduleOf(): Schedule {
	return {
		principalOffice: firm.principalOffice,
		offices: firm.offices.map((office) => ({ id: office.id, city: office.city, ...calendarOf(office) })),
	};
}

function timesOf(schedule: Schedule, office: string, locale: Locale, now: Date) {
	const t = translator(locale, "inquiry");
	const clocks = (instant: string) => {
		const [here, ...others] = chosenFirst(schedule, office).map(({ city, timeZone }) =>
			t("times.at", { time: formatSlotTime(instant, locale, timeZone), city }),
		);
		return others.length > 0 ? `${here} (${others.join("; ")})` : `${here}`;
	};
	// What is sent to the browser names each object once.
	const known = new Map<string, TimeOption[]>();
	const once = (times: TimeOption[]) => {
		const name = JSON.stringify(times);
		const same = known.get(name) ?? times;
		known.set(name, same);
		return same;
	};
	return slotDays(schedule, office, now).map(({ day, starts }) => {
		const [first = ""] = starts;
		const after = (value: string) => (Date.parse(value) - Date.parse(first)) / 60_000;
		return {
			day: formatWeekdayAndDay(day, locale),
			short: shortDay(day, locale),
			first,
			times: once(starts.map((value) => ({ after: after(value), clocks: clocks(value) }))),
		};
	});
}

/** `lun 23 nov`, `Mon, Nov 23`: a closed list on a phone has room for no more. */
function shortDay(day: string, locale: Locale): string {
	return dateFormat(locale, { timeZone: "UTC", weekday: "short", day: "numeric", month: "short" })
		.format(new Date(day))
		.replace(/^(\p{L}+), (?=\d)/u, "$1 ");
}

/** Without script the referrer is all there is, and it counts only when it is another site. */
function externalSource(request: Request, path: string): string {
	const host = foreignHost(request.headers.get("referer") ?? "", new URL(request.url).host);
	return host ? describeSource(path, host) : "";
}

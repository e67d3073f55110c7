import { words } from "../../../locales/all.ts";
import type { Locale } from "../../../locales/locale.ts";
import { areas, cases, firm, posts, services, topics } from "../../content/content.server.ts";
import { formatClosedDays, formatHours } from "../../firm/hours.server.ts";
import { formatPhone } from "../../firm/phone.server.ts";
import { formatDay } from "../../format/dates.ts";
import { href } from "../../pages/page-table.ts";
import { heading, link, list, text } from "./blocks.ts";

/** Entries that several pages list, as Markdown. Addresses are paths: the page makes them absolute. */

export function serviceList(locale: Locale): string {
	return list(services.map(({ id, [locale]: it }) => `${link(it.name, href(locale, id))}: ${text(it.card)}`));
}

export function caseList(locale: Locale, chosen = cases): string {
	return list(
		chosen.map(({ id, [locale]: it }) => `${link(it.title, href(locale, "case", { caseId: id }))}: ${text(it.result)}`),
	);
}

export function postList(locale: Locale, chosen = posts): string {
	return list(
		chosen.map(
			({ id, published, [locale]: it }) =>
				`${link(it.title, href(locale, "post", { slug: id }))} (${formatDay(published, locale)}): ${text(it.description)}`,
		),
	);
}

export function areaList(locale: Locale): string[] {
	return (["texas", "nuevo-leon"] as const).flatMap((state) => [
		heading(2, words[locale].states[state]),
		list(
			areas
				.filter((area) => area.state === state)
				.map(({ id, [locale]: it }) => `${link(it.name, href(locale, "area", { slug: id }))}: ${text(it.description)}`),
		),
	]);
}

export function officeList(locale: Locale): string[] {
	const { office, contact } = words[locale];
	const parts = firm.offices.flatMap((entry) => [
		heading(3, office.label(entry.city)),
		list([
			`${office.address}: ${text(`${entry.street}, ${entry.city}, ${entry.regionCode} ${entry.postalCode}`)} (${link(office.map, entry.map)})`,
			`${office.phone}: ${link(formatPhone(entry.phone, locale), `tel:${entry.phone}`)}`,
			`${office.hoursLabel}: ${text(`${formatHours(entry.hours, locale)}. ${formatClosedDays(entry.hours, locale)}.`)}`,
			text(entry[locale].directions),
		]),
	]);
	return [heading(2, contact.offices), ...parts];
}

/** What the firm claims, each figure with its ground. */
export function claimList(locale: Locale): string {
	return list(
		Object.values(firm.claims).map(({ [locale]: it }) => `**${text(`${it.figure} ${it.label}`)}**. ${text(it.basis)}`),
	);
}

export function topicName(id: string, locale: Locale): string {
	return topics.find((topic) => topic.id === id)?.[locale].name ?? id;
}

import { translator } from "../../../locales/instances.server.ts";
import { entryById, type SiteContent } from "../../content/site-content.ts";
import { formatClosedDays, formatHours } from "../../firm/hours.server.ts";
import { phoneLink } from "../../firm/phone.server.ts";
import { cityLine } from "../../format/city-line.ts";
import { formatDay } from "../../format/dates.ts";
import { formatList } from "../../format/list.ts";
import { href } from "../../pages/page-table.ts";
import { heading, link, list, sentence, text } from "../markdown.ts";
import type { Source } from "../passage.ts";
import { sampleMark } from "../sample-mark.ts";

/** Entries that several pages list, as Markdown. Links are paths; `markdownPage` makes them absolute. */

export function serviceList({ content, locale }: Source): string {
	return list(content.services.map(({ id, [locale]: it }) => `${link(it.name, href(locale, id))}: ${text(it.card)}`));
}

/** The named stories. */
export function caseList({ content, locale }: Source, ids: readonly string[]): string {
	return list(
		content.cases
			.filter(({ id }) => ids.includes(id))
			.map(
				({ id, sample, [locale]: it }) =>
					`${link(it.title, href(locale, "case", { caseId: id }))}: ${sentence(text(it.result))}${sampleMark(sample, locale)}`,
			),
	);
}

/** The named posts, or all posts if no names are given. Newest first. */
export function postList({ content, locale }: Source, ids?: readonly string[]): string {
	return list(
		content.posts
			.filter(({ id }) => ids?.includes(id) ?? true)
			.map(
				({ id, published, [locale]: it }) =>
					`${link(it.title, href(locale, "post", { slug: id }))} (${formatDay(published, locale)}): ${text(it.description)}`,
			),
	);
}

export function areaList({ content, locale }: Source): string[] {
	const states = content.firm.jurisdictions.filter(({ id }) => content.areas.some(({ state }) => state === id));
	return states.flatMap(({ id: state, [locale]: { name } }) => [
		heading(2, name),
		list(
			content.areas
				.filter((area) => area.state === state)
				.map(({ id, [locale]: it }) => `${link(it.name, href(locale, "area", { slug: id }))}: ${text(it.description)}`),
		),
	]);
}

export function officeList({ content, locale }: Source): string[] {
	const t = translator(locale, "firm");
	const parts = content.firm.offices.flatMap((entry) => {
		const address = `${entry.street}, ${cityLine(entry)}`;
		const phone = phoneLink(entry.phone, locale);
		const hours = [formatHours(entry.hours, locale), formatClosedDays(entry.hours, locale)]
			.filter(Boolean)
			.map(sentence);
		return [
			heading(3, t("office.label", { city: entry.city })),
			list([
				`${t("office.address")}: ${text(address)} (${link(t("office.map"), entry.map)})`,
				`${t("office.phone")}: ${link(phone.text, phone.href)}`,
				`${t("office.hoursLabel")}: ${text(hours.join(" "))}`,
				text(entry[locale].directions),
			]),
		];
	});
	return [heading(2, t("offices")), ...parts];
}

/** The firm's claims, each figure with its basis (Texas rule 7.02). */
export function claimList({ content, locale }: Source): string {
	return list(
		[...content.firm.claims, ...(content.firm.reviews ? [content.firm.reviews] : [])].map(
			({ sample, [locale]: it }) =>
				`**${text(`${it.figure} ${it.label}`)}**. ${text(it.basis)}${sampleMark(sample, locale)}`,
		),
	);
}

/** The name of one of the firm's jurisdictions, such as `Oregón`. */
export function lawName(id: string, { content, locale }: Source): string {
	return entryById<Jurisdiction>(content.firm.jurisdictions, id)[locale].name;
}

export function topicName(id: string, { content, locale }: Source): string {
	return entryById(content.topics, id)[locale].name;
}

type Jurisdiction = SiteContent["firm"]["jurisdictions"][number];

type Reviewed = Pick<SiteContent["faq"][number], "review" | "sources"> & { sample?: boolean };

/** The laws an entry cites and who checked it, each for which law and when. @param level of the heading of the laws */
export function reviewBlocks(
	{ review, sources, sample }: Reviewed,
	{ content, locale }: Source,
	level: 2 | 3 = 2,
): string[] {
	const t = translator(locale, "law");
	const reviews = review.map(({ by, on, jurisdictions }) => {
		const laws = formatList(
			jurisdictions.map((law) => lawName(law, { content, locale })),
			locale,
		);
		const { name } = entryById(content.team, by);
		return `${t("reviewedBy", { name: text(name) })} ${t("reviewedOn", { date: formatDay(on, locale) })}. ${t("lawOf")} ${laws}.`;
	});
	const law = [heading(level, t("sources")), list(sources.map(({ name, url }) => link(name, url)))];
	return [...(sources.length > 0 ? law : []), ...(sample ? [`*${t("sampleNotice")}*`] : []), ...reviews];
}

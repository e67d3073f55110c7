import { words } from "../../../locales/all.ts";
import type { Locale } from "../../../locales/locale.ts";
import {
	type Area,
	areas,
	cases,
	firm,
	officeById,
	type Post,
	personById,
	posts,
	type Service,
	type SuccessCase,
	services,
} from "../../content/content.server.ts";
import { formatDay, formatMonth } from "../../format/dates.ts";
import { distanceInKilometres } from "../../format/distance.ts";
import { href } from "../../pages/page-table.ts";
import { heading, link, list, numbered, table, text } from "./blocks.ts";
import { caseList, postList, topicName } from "./lists.server.ts";

/** Pages that show one entry, as Markdown blocks under the page's heading and lead. */

export function serviceBlocks(entry: Service, locale: Locale): string[] {
	const { service: labels, states } = words[locale];
	const { audience, fees } = entry[locale];
	return [
		heading(2, labels.audience),
		audience.source,
		heading(2, labels.matters),
		list(entry.matters.map(({ [locale]: it }) => `**${text(it.title)}**: ${text(it.text)}`)),
		heading(2, labels.steps),
		numbered(entry.steps.map(({ [locale]: it }) => `**${text(it.title)}** (${text(it.time)}): ${text(it.text)}`)),
		labels.stepsNote,
		heading(2, labels.documents),
		list(entry.documents.map(({ [locale]: it }) => text(it))),
		heading(2, labels.differences),
		table(
			[labels.topic, states.texas, states["nuevo-leon"]],
			entry.differences.map(({ [locale]: it }) => [it.topic, it.texas, it.nuevoLeon]),
		),
		...sectionBlocks(entry.sections, locale),
		heading(2, labels.fees),
		fees.source,
		heading(2, labels.questions),
		...questionBlocks(entry.questions, locale),
		heading(2, labels.cases),
		caseList(
			locale,
			cases.filter(({ id }) => entry.cases.some((related) => related === id)),
		),
		...(entry.posts.length > 0
			? [
					heading(2, labels.posts),
					postList(
						locale,
						posts.filter(({ id }) => entry.posts.includes(id)),
					),
				]
			: []),
		...reviewBlocks(entry, locale),
	];
}

export function caseBlocks(entry: SuccessCase, locale: Locale): string[] {
	const { caseStudy: labels, carousel, jurisdictions } = words[locale];
	const { facts, obstacle, action, outcome, lesson, forum, duration, result } = entry[locale];
	const service = services.find(({ id }) => id === entry.service);
	return [
		`**${carousel.result}: ${text(result)}**`,
		list([
			...(service ? [`${labels.service}: ${link(service[locale].name, href(locale, service.id))}`] : []),
			`${carousel.forum}: ${text(forum)}`,
			`${labels.period}: ${formatMonth(entry.began, locale)} – ${formatMonth(entry.ended, locale)}`,
			`${carousel.duration}: ${text(duration)}`,
			`${labels.jurisdictions}: ${entry.jurisdictions.map((each) => jurisdictions[each]).join(", ")}`,
		]),
		...(
			[
				[labels.facts, facts],
				[labels.obstacle, obstacle],
				[labels.action, action],
				[labels.outcome, outcome],
				[labels.lesson, lesson],
			] as const
		).flatMap(([name, part]) => [heading(2, name), part.source]),
		`*${entry.sample ? `${labels.sampleNotice} ` : ""}${text(firm[locale].pastResults)}*`,
	];
}

export function postBlocks(entry: Post, locale: Locale): string[] {
	const { blog: labels } = words[locale];
	const author = personById(entry.author);
	return [
		list([
			...(author ? [`${labels.by} ${link(author.name, `${href(locale, "team")}#${author.id}`)}`] : []),
			`${labels.published}: ${formatDay(entry.published, locale)}`,
			`${labels.updated}: ${formatDay(entry.updated, locale)}`,
			`${labels.topics}: ${text(topicName(entry.topic, locale))}`,
		]),
		entry[locale].body.source,
		...(entry.sample ? [`*${labels.sampleNotice}*`] : []),
		...reviewBlocks(entry, locale),
	];
}

export function areaBlocks(entry: Area, locale: Locale): string[] {
	const { areas: labels } = words[locale];
	const office = officeById(entry.office);
	const distance = Math.round(distanceInKilometres(entry, office));
	const places = ({ name, text: what }: { name: string; text: string }) => `**${text(name)}**: ${text(what)}`;
	return [
		list([
			text(entry[locale].county),
			distance < 5 ? labels.here(office.city) : labels.distance(distance, office.city),
		]),
		entry[locale].body.source,
		heading(2, labels.reach),
		text(entry[locale].reach),
		heading(2, labels.courts),
		list(entry.courts.map(({ [locale]: it }) => places(it))),
		heading(2, labels.registries),
		list(entry.registries.map(({ [locale]: it }) => places(it))),
		heading(2, labels.services),
		list(
			services
				.filter(({ id }) => entry.services.includes(id))
				.map(({ id, [locale]: it }) => link(it.name, href(locale, id))),
		),
		heading(2, labels.other),
		list(
			areas
				.filter(({ id, state }) => state === entry.state && id !== entry.id)
				.map(({ id, [locale]: it }) => link(it.name, href(locale, "area", { slug: id }))),
		),
		...reviewBlocks(entry, locale),
	];
}

/** Sections as pages and services have them. */
export function sectionBlocks(sections: Service["sections"], locale: Locale): string[] {
	return sections.flatMap(({ [locale]: it }) => [heading(2, it.heading), it.body.source]);
}

export function questionBlocks(questions: Service["questions"], locale: Locale): string[] {
	return questions.flatMap(({ [locale]: it }) => [heading(3, it.question), it.answer.source]);
}

/** Who checked an entry, when, for whose law, and the law it cites. */
export function reviewBlocks(
	{ review, sources = [] }: Pick<Service, "review"> & { sources?: readonly { name: string; url: string }[] },
	locale: Locale,
): string[] {
	const { review: labels, service, jurisdictions } = words[locale];
	const reviewer = personById(review.by)?.name ?? review.by;
	const laws = review.jurisdictions.map((each) => jurisdictions[each]).join(", ");
	return [
		...(sources.length > 0 ? [heading(2, service.sources), list(sources.map(({ name, url }) => link(name, url)))] : []),
		`${labels.by(text(reviewer))}. ${labels.on(formatDay(review.on, locale))}. ${labels.law} ${laws}.`,
	];
}

import { words } from "../../../locales/all.ts";
import type { Locale } from "../../../locales/locale.ts";
import { clo, faq, firm, home, pageEntry, services, team, testimonials, videos } from "../../content/content.server.ts";
import { formatDay, formatSeconds } from "../../format/dates.ts";
import { href, type PlainPageId, type ServiceId } from "../../pages/page-table.ts";
import { heading, link, list, numbered, table, text } from "./blocks.ts";
import { questionBlocks, reviewBlocks, sectionBlocks } from "./entries.server.ts";
import { areaList, caseList, claimList, officeList, postList, serviceList, topicName } from "./lists.server.ts";

/** Pages of their own, as Markdown blocks under the page's heading and lead. */

export function homeBlocks(locale: Locale): string[] {
	const { intro, practice, cases, testimonials: said, invitation } = home[locale];
	const { hero, testimonials: labels } = words[locale];
	return [
		heading(2, intro.heading),
		text(intro.text),
		claimList(locale),
		heading(2, practice.heading),
		text(practice.text),
		serviceList(locale),
		heading(2, cases.heading),
		text(cases.text),
		caseList(locale),
		`*${text(cases.notice)}*`,
		heading(2, said.heading),
		text(said.text),
		list(
			testimonials.map(
				({ name, rating, [locale]: it }) =>
					`“${text(it.text)}” ${text(name)}, ${text(it.company)}. ${labels.rating(rating)}.`,
			),
		),
		link(said.link, firm.reviews.url),
		heading(2, invitation.heading),
		text(invitation.text),
		link(hero.interview, href(locale, "contact")),
		...officeList(locale),
	];
}

export function cloBlocks(locale: Locale): string[] {
	const { clo: labels } = words[locale];
	const { columns } = labels;
	return [
		...sectionBlocks(clo.sections, locale),
		heading(2, labels.included),
		list(clo.included.map(({ [locale]: it }) => `**${text(it.title)}**: ${text(it.text)}`)),
		heading(2, labels.onboarding),
		numbered(clo.onboarding.map(({ [locale]: it }) => `**${text(it.title)}** (${text(it.time)}): ${text(it.text)}`)),
		heading(2, labels.responses),
		list(clo.responses.map(({ [locale]: it }) => `**${text(it.kind)}**: ${text(it.time)}. ${text(it.text)}`)),
		heading(2, labels.comparison),
		table(
			["", columns.clo, columns.inHouse, columns.hourly],
			clo.comparison.map(({ [locale]: it }) => [it.topic, it.clo, it.inHouse, it.hourly]),
		),
		heading(2, clo.quiz[locale].heading),
		text(clo.quiz[locale].lead),
		...clo.quiz.questions.flatMap(({ answers, [locale]: it }) => [
			heading(3, it.question),
			list(answers.map(({ label, points }) => `${text(label[locale])} (${labels.quiz.points(points)})`)),
		]),
		...clo.quiz.outcomes.flatMap(({ from, [locale]: it }) => [
			heading(3, `${labels.quiz.from(from)}: ${it.title}`),
			it.text.source,
		]),
	];
}

/** What each written page has beside its own sections, before them. */
export const ownBlocks: Record<Exclude<PlainPageId, "home" | "clo" | ServiceId>, (locale: Locale) => string[]> = {
	about: (locale) => [claimList(locale)],
	team: (locale) => team.flatMap((person) => personBlocks(person, locale)),
	faq: (locale) =>
		faq.flatMap((topic) => [
			heading(2, topic[locale].topic),
			...questionBlocks(topic.questions, locale),
			...reviewBlocks(topic, locale),
		]),
	tv: (locale) => videos.flatMap((video) => videoBlocks(video, locale)),
	blog: (locale) => [postList(locale)],
	contact: (locale) => officeList(locale),
	social: (locale) => [list(firm.social.map(({ name, url, [locale]: it }) => `${link(name, url)}: ${text(it.text)}`))],
	terms: (locale) => [words[locale].terms.updated(formatDay(pageEntry("terms").updated, locale))],
	areas: (locale) => areaList(locale),
};

function personBlocks(person: (typeof team)[number], locale: Locale): string[] {
	const { team: labels, jurisdictions, languages } = words[locale];
	const { role, bio, education } = person[locale];
	const practice = services.filter(({ id }) => person.services.includes(id)).map(({ [locale]: it }) => text(it.name));
	return [
		heading(2, person.name),
		`**${text(role)}**${person.attorney ? "" : `. ${labels.notAttorney}`}`,
		bio.source,
		list([
			...person.licences.map(
				({ jurisdiction, since, [locale]: it }) =>
					`${labels.licences}: ${jurisdictions[jurisdiction]}, ${labels.since(since)}. ${text(it.authority)}`,
			),
			`${labels.languages}: ${person.languages.map((language) => languages[language]).join(", ")}`,
			`${labels.education}: ${education.map(text).join("; ")}`,
			...(practice.length > 0 ? [`${labels.areas}: ${practice.join(", ")}`] : []),
		]),
		...(person.sample ? [`*${labels.sampleNotice}*`] : []),
	];
}

function videoBlocks(video: (typeof videos)[number], locale: Locale): string[] {
	const { tv: labels } = words[locale];
	const { title, description, captions, transcript } = video[locale];
	return [
		heading(2, title),
		text(description),
		list([
			link(`${labels.play(title)}`, `https://www.youtube.com/watch?v=${video.youtube}`),
			`${labels.length}: ${formatSeconds(video.seconds)}`,
			`${labels.published}: ${formatDay(video.published, locale)}`,
			`${labels.topics}: ${text(topicName(video.topic, locale))}`,
			`${labels.captions}: ${text(captions)}`,
		]),
		heading(3, labels.transcript),
		transcript.source,
	];
}

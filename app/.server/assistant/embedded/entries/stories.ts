import type { Person, Post, SuccessCase, Video } from "content-collections";
import { assistantEn } from "../../../../locales/assistant.en.ts";
import { assistantEs } from "../../../../locales/assistant.es.ts";
import { en } from "../../../../locales/en.ts";
import { es } from "../../../../locales/es.ts";
import type { Locale } from "../../../../locales/locale.ts";
import { href } from "../../../../site/pages/page-table.ts";
import { type Entry, translator } from "./entry.ts";

/** A success story. Whatever is quoted from it carries the notice on past results (Texas rule 7.02). */
export function caseEntry(story: SuccessCase, notice: string, locale: Locale): Entry {
	const words = translator(locale)(story);
	return {
		id: `cases/${story._meta.path}`,
		kind: "case",
		href: href(locale, "case", { caseId: story._meta.path }),
		title: words.title,
		label: words.title,
		context: words.category,
		text: `${words.summary} ${words.result}.`,
		more: [words.description, words.facts, words.obstacle, words.action, words.outcome, words.lesson]
			.map((text) => (typeof text === "string" ? text : text.source))
			.join(" "),
		service: story.service,
		facets: ["case"],
		notice,
	};
}

/** Somebody of the firm, with licences and languages. */
export function personEntry(person: Person, locale: Locale): Entry {
	const tell = translator(locale);
	const words = tell(person);
	const interfaceWords = tell({ es, en });
	const sentences = tell({ es: assistantEs, en: assistantEn }).person;
	const licences = person.licences.map(
		({ jurisdiction, since }) => `${interfaceWords.jurisdictions[jurisdiction]} (${interfaceWords.team.since(since)})`,
	);
	const languages = person.languages.map((language) => interfaceWords.languages[language]);
	return {
		id: `team/${person._meta.path}`,
		kind: "person",
		href: `${href(locale, "team")}#${person._meta.path}`,
		title: person.name,
		label: person.name,
		context: words.role,
		text: [
			`**${person.name}**, ${words.role.toLocaleLowerCase(locale)}. ${words.summary}`,
			person.attorney ? sentences.licences(licences) : sentences.notAttorney,
			sentences.languages(languages),
		].join(" "),
		more: `${words.knowsAbout.join(". ")}. ${words.bio.source} ${words.education.join(". ")}`,
		aliases: [words.role, ...words.knowsAbout],
		...(person.attorney ? { services: person.services } : {}),
		place: person.office,
		facets: ["person"],
	};
}

/** An entry of the video library. The transcript is searched, so that a video is found by what is said in it. */
export function videoEntry(video: Video, locale: Locale): Entry {
	const words = translator(locale)(video);
	return {
		id: `videos/${video._meta.path}`,
		kind: "video",
		href: `${href(locale, "tv")}#${video._meta.path}`,
		title: words.title,
		label: words.title,
		context: "TV video",
		text: words.description,
		more: words.transcript.source.replace(/\*\*[^*]+:\*\*/g, ""),
		service: video.service,
		facets: ["video"],
	};
}

/** A blog post: the whole, and each section under its level-two heading. */
export function postEntries(post: Post, locale: Locale): Entry[] {
	const words = translator(locale)(post);
	const shared = {
		href: href(locale, "post", { slug: post._meta.path }),
		label: words.title,
		service: post.service,
		facets: ["guide"] as const,
	};
	const [opening = "", ...sections] = words.body.source.split(/^## +/m);
	return [
		{
			...shared,
			id: `posts/${post._meta.path}`,
			kind: "post",
			title: words.title,
			context: words.description,
			text: words.lead,
			more: opening,
		},
		...sections.map((section, index): Entry => {
			const end = section.indexOf("\n");
			return {
				...shared,
				id: `posts/${post._meta.path}/${index + 1}`,
				kind: "post-section",
				title: section.slice(0, end).trim(),
				context: words.title,
				text: section.slice(end).trim(),
			};
		}),
	];
}

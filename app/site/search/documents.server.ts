import { words } from "../../locales/all.ts";
import type { Locale } from "../../locales/locale.ts";
import {
	areas,
	type ContentPageId,
	cases,
	clo,
	faq,
	home,
	pageEntry,
	posts,
	team,
	videos,
} from "../content/content.server.ts";
import { plainText } from "../format/plain-text.ts";
import { href } from "../pages/page-table.ts";
import type { SearchDocument } from "./search-index.ts";
import { serviceDocuments } from "./service-documents.server.ts";

/** Everything that can be found in a language. Each path is that of a page, with an anchor that the page has. */
export function documents(locale: Locale): SearchDocument[] {
	return [
		...pageDocuments(locale),
		...serviceDocuments(locale),
		...questionDocuments(locale),
		...caseDocuments(locale),
		...personDocuments(locale),
		...videoDocuments(locale),
		...postDocuments(locale),
		...areaDocuments(locale),
	].map((document) => ({ ...document, text: document.text.replace(/\s+/g, " ").trim() }));
}

const written = [
	"about",
	"team",
	"faq",
	"tv",
	"blog",
	"contact",
	"social",
	"terms",
	"areas",
] as const satisfies ContentPageId[];

function pageDocuments(locale: Locale): SearchDocument[] {
	const { title, lead, intro } = home[locale];
	const kind = "page" as const;
	const list = (items: readonly string[]) => items.join(" ");
	return [
		{ path: href(locale, "home"), kind, title, heading: "", text: `${lead} ${intro.text}` },
		...[...written.map((id) => ({ id, ...pageEntry(id) })), { id: "clo" as const, ...clo }].flatMap((page) => {
			const { heading, lead } = page[locale];
			return [
				{ path: href(locale, page.id), kind, title: heading, heading: "", text: lead },
				...page.sections.map(({ id, [locale]: it }) => ({
					path: `${href(locale, page.id)}#${id}`,
					kind,
					title: heading,
					heading: it.heading,
					text: plainText(it.body.html),
				})),
			];
		}),
		...[
			{
				id: "que-incluye",
				heading: words[locale].clo.included,
				text: list(clo.included.map(({ [locale]: it }) => `${it.title}. ${it.text}`)),
			},
			{
				id: "tiempos",
				heading: words[locale].clo.responses,
				text: list(clo.responses.map(({ [locale]: it }) => `${it.kind}: ${it.time}. ${it.text}`)),
			},
		].map(({ id, ...part }) => ({ path: `${href(locale, "clo")}#${id}`, kind, title: clo[locale].heading, ...part })),
	];
}

function questionDocuments(locale: Locale): SearchDocument[] {
	return faq.flatMap((topic) =>
		topic.questions.map(({ id, [locale]: it }) => ({
			path: `${href(locale, "faq")}#${id}`,
			kind: "question" as const,
			title: it.question,
			heading: "",
			text: plainText(it.answer.html),
		})),
	);
}

function caseDocuments(locale: Locale): SearchDocument[] {
	return cases.map(({ id, [locale]: it }) => ({
		path: href(locale, "case", { caseId: id }),
		kind: "case",
		title: it.title,
		heading: it.category,
		text: [
			it.summary,
			...[it.facts, it.obstacle, it.action, it.outcome, it.lesson].map(({ html }) => plainText(html)),
		].join(" "),
	}));
}

function personDocuments(locale: Locale): SearchDocument[] {
	return team.map(({ id, name, [locale]: it }) => ({
		path: `${href(locale, "team")}#${id}`,
		kind: "person",
		title: name,
		heading: it.role,
		text: [it.summary, plainText(it.bio.html), ...it.knowsAbout].join(" "),
	}));
}

function videoDocuments(locale: Locale): SearchDocument[] {
	return videos.map(({ id, [locale]: it }) => ({
		path: `${href(locale, "tv")}#${id}`,
		kind: "video",
		title: it.title,
		heading: "",
		text: `${it.description} ${plainText(it.transcript.html)}`,
	}));
}

/** A post's opening, and each of its sections. Level-two headings carry anchors (`schema/markdown.ts`). */
function postDocuments(locale: Locale): SearchDocument[] {
	return posts.flatMap(({ id, [locale]: it }) => {
		const path = href(locale, "post", { slug: id });
		const [opening = "", ...sections] = it.body.html.split(/(?=<h2 id=")/);
		const shared = { kind: "post" as const, title: it.title };
		return [
			{ ...shared, path, heading: "", text: `${it.lead} ${plainText(opening)}` },
			...sections.map((section) => {
				const [, anchor = "", heading = "", rest = ""] = /^<h2 id="([^"]*)">(.*?)<\/h2>([\s\S]*)$/.exec(section) ?? [];
				return { ...shared, path: `${path}#${anchor}`, heading: plainText(heading), text: plainText(rest) };
			}),
		];
	});
}

function areaDocuments(locale: Locale): SearchDocument[] {
	return areas.map((area) => {
		const { title, county, lead, body, reach } = area[locale];
		const places = [...area.courts, ...area.registries].map(({ [locale]: it }) => `${it.name}. ${it.text}`);
		return {
			path: href(locale, "area", { slug: area.id }),
			kind: "area",
			title,
			heading: county,
			text: [lead, plainText(body.html), reach, ...places].join(" "),
		};
	});
}

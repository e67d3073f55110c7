import type { Clo, FaqTopic, Home, Page, Post } from "content-collections";
import { en } from "../../../../locales/en.ts";
import { es } from "../../../../locales/es.ts";
import type { Locale } from "../../../../locales/locale.ts";
import { href, type PlainPageId, pages, type ServiceId, serviceIds } from "../../../../site/pages/page-table.ts";
import { type Entry, translator } from "./entry.ts";

/** Each frequently asked question is an entry of its own. */
export function faqEntries(topic: FaqTopic, posts: readonly Post[], locale: Locale): Entry[] {
	const tell = translator(locale);
	return topic.questions.map((item): Entry => {
		const { question, answer } = tell(item);
		const service = serviceLinked(answer.source, posts, locale);
		return {
			id: `faq/${item.id}`,
			kind: "faq",
			href: `${href(locale, "faq")}#${item.id}`,
			title: question,
			label: question,
			context: tell(topic).topic,
			text: answer.source,
			facets: [],
			...(service ? { service } : {}),
		};
	});
}

/** The practice area that an answer sends readers to, by its page or by a post of it. */
function serviceLinked(markdown: string, posts: readonly Post[], locale: Locale): ServiceId | undefined {
	const linked = (path: string) => markdown.includes(`](${path}`);
	return (
		serviceIds.find((id) => linked(href(locale, id))) ??
		posts.find((post) => linked(href(locale, "post", { slug: post._meta.path })))?.service
	);
}

/** A page of its own, whole and by section; long sections also by their level-three headings. */
export function pageEntries(page: Page | Clo, id: PlainPageId, locale: Locale): Entry[] {
	const tell = translator(locale);
	const words = tell(page);
	const path = href(locale, id);
	return [
		{
			id: `pages/${id}`,
			kind: id === "clo" ? "clo" : "page",
			href: path,
			title: words.title,
			label: words.title,
			context: words.name,
			text: words.lead,
			more: words.description,
			facets: [],
		},
		...page.sections.flatMap((section) => {
			const { heading, body } = tell(section);
			const [opening = "", ...parts] = body.source.split(/^### +/m);
			const entry = (name: string, title: string, text: string): Entry => ({
				id: `pages/${id}/${name}`,
				kind: id === "clo" ? "clo-part" : "page-section",
				href: `${path}#${section.id}`,
				title,
				label: heading,
				context: `${heading} ${words.name}`,
				text,
				facets: [],
			});
			return [
				...(opening.trim() ? [entry(section.id, heading, opening.trim())] : []),
				...parts.map((part, index) => {
					const end = part.indexOf("\n");
					return entry(`${section.id}-${index + 1}`, part.slice(0, end).trim(), part.slice(end).trim());
				}),
			];
		}),
	];
}

/** Whether a page of `app/content/pages` has an address of its own: the not-found page has none. */
export function isPlainPage(id: string): id is PlainPageId {
	return Object.hasOwn(pages, id);
}

/** The home page, for questions such as what the firm does. */
export function homeEntry(home: Home, locale: Locale): Entry {
	const words = translator(locale)(home);
	return {
		id: "home",
		kind: "page",
		href: href(locale, "home"),
		title: words.title,
		label: words.title,
		context: words.name,
		text: `${words.lead} ${words.intro.text}`,
		more: `${words.description} ${words.practice.text} ${words.invitation.text}`,
		facets: [],
	};
}

/** The external Chief Legal Officer: its page, and what is listed on it. */
export function cloEntries(clo: Clo, locale: Locale): Entry[] {
	const tell = translator(locale);
	const labels = tell({ es: es.clo, en: en.clo });
	const part = (name: string, title: string, text: string, facets: Entry["facets"] = []): Entry => ({
		id: `clo/${name}`,
		kind: "clo-part",
		href: href(locale, "clo"),
		title,
		label: tell(clo).title,
		context: tell(clo).heading,
		text,
		facets,
	});
	return [
		...pageEntries(clo, "clo", locale),
		part(
			"included",
			`CLO: ${labels.included}`,
			clo.included.map((item) => `- **${tell(item).title}.** ${tell(item).text}`).join("\n"),
		),
		part(
			"onboarding",
			`CLO: ${labels.onboarding}`,
			clo.onboarding.map((item) => `- **${tell(item).title}** (${tell(item).time}): ${tell(item).text}`).join("\n"),
			["steps", "time"],
		),
		part(
			"responses",
			`CLO: ${labels.responses}`,
			clo.responses.map((item) => `- **${tell(item).kind}:** ${tell(item).time}. ${tell(item).text}`).join("\n"),
			["time"],
		),
		...clo.comparison.map((row, index) => {
			const { topic, clo: external, inHouse, hourly } = tell(row);
			return part(
				`comparison-${index + 1}`,
				`CLO: ${topic}`,
				[
					`- **${labels.columns.clo}:** ${external}`,
					`- **${labels.columns.inHouse}:** ${inHouse}`,
					`- **${labels.columns.hourly}:** ${hourly}`,
				].join("\n"),
				["difference"],
			);
		}),
		{
			...part("quiz", tell(clo.quiz).heading, tell(clo.quiz).lead),
			more: clo.quiz.questions.map((question) => tell(question).question).join(" "),
		},
	];
}

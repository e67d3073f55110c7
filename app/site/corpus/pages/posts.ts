import { translator } from "../../../locales/instances.server.ts";
import { entryById, type SiteContent } from "../../content/site-content.ts";
import { formatDay } from "../../format/dates.ts";
import { href } from "../../pages/page-table.ts";
import { link, list, text } from "../markdown.ts";
import type { Source, TextPage } from "../passage.ts";
import { pageOnly, passagesOn } from "../passages-on.ts";
import { reviewBlocks, topicName } from "./lists.ts";

/** A blog post: its opening, and each section under a level-two heading, which has an anchor. */
export function postPage(post: SiteContent["posts"][number], source: Source): TextPage {
	const { content, locale } = source;
	const t = translator(locale, "blog");
	const { [locale]: it } = post;
	const ref = { page: "post" as const, locale, params: { slug: post.id } };
	const { id: author, name } = entryById(content.team, post.author);
	const part = passagesOn(ref, {
		kind: "post-section",
		under: `posts/${post.id}`,
		label: it.title,
		context: it.title,
		pageTitle: it.title,
		about: { service: post.service, facets: ["guide"] },
	});
	const [opening = "", ...sections] = it.body.source.split(/^## +/m);
	const facts = list([
		`${t("by")} ${link(name, href(locale, "person", { slug: author }))}`,
		`${t("published")}: ${formatDay(post.published, locale)}`,
		`${t("updated")}: ${formatDay(post.updated, locale)}`,
		`${t("topics")}: ${text(topicName(post.topic, source))}`,
	]);
	return {
		...it,
		ref,
		heading: it.title,
		passages: [
			part({
				kind: "post",
				title: it.title,
				heading: "",
				context: it.description,
				markdown: text(it.lead),
				more: opening,
				shown: [text(it.lead), facts, opening.trim()].join("\n\n"),
			}),
			...sections.map((section, index) => {
				const { title, body } = headed(section);
				return part({ id: `${index + 1}`, anchor: post.contents[index]?.id, title, markdown: body });
			}),
			pageOnly(ref, [
				...(post.sample ? [`*${t("sampleNotice")}*`] : []),
				...reviewBlocks({ review: post.review, sources: post.sources }, source),
			]),
		],
	};
}

export function headed(piece: string): { title: string; body: string } {
	const end = piece.indexOf("\n");
	return { title: piece.slice(0, end).trim(), body: piece.slice(end).trim() };
}

import { translator } from "../../locales/instances.server.ts";
import { type Locale, locales } from "../../locales/locale.ts";
import { firm, home } from "../content/content.server.ts";
import { feedPath } from "../feeds/feed.server.ts";
import { absolute } from "../pages/absolute.server.ts";
import { allPages } from "../pages/all-pages.server.ts";
import { pageName } from "../pages/breadcrumbs.server.ts";
import { hrefOf, isServiceId, type PageId, type PageRef } from "../pages/page-table.ts";
import { corpus } from "./corpus.server.ts";

/**
 * `llms.txt` (https://llmstxt.org): one paragraph about the site, then its pages with one line on each. One file covers
 * both languages, since it has one address; every page it lists is also served as Markdown.
 */
export function llms(): string {
	return `# ${firm.name}

> ${home.en.description}
>
> ${home.es.description}

${firm.en.noAdvice} ${firm.en.licences}

Every page below answers in Markdown to a request with \`Accept: text/markdown\`. Spanish is the default language; English stands under /en.

${locales.map(languagePart).join("\n\n")}
`;
}

function languagePart(locale: Locale): string {
	const places = allPages(locale);
	const { byPath } = corpus(locale);
	const line = (ref: PageRef) =>
		`- [${pageName(ref)}](${absolute(hrefOf(ref))}): ${byPath.get(hrefOf(ref))?.description}`;
	const t = translator(locale, ["common", "case", "blog"]);
	const heading = (name: string) => `## ${t(`languages.${locale}`)}: ${name}`;
	const kinds = [
		{ name: t("header.services"), group: "services" },
		{ name: t("pages.about"), group: "firm" },
		{ name: t("case:carousel.label"), group: "cases" },
		{ name: t("pages.blog"), group: "blog" },
		{ name: t("pages.areas"), group: "areas" },
	];
	const feed = `- [${t("blog:feed")}](${absolute(feedPath[locale])})`;
	const parts = kinds.map(({ name, group }) => {
		const lines = places.filter(({ page }) => groupOf(page) === group).map(line);
		const more = group === "blog" && lines.length > 0 ? [feed] : [];
		return lines.length > 0 ? [`${heading(name)}\n\n${[...lines, ...more].join("\n")}`] : [];
	});
	return parts.flat().join("\n\n");
}

/** Every page belongs to one group; a page that fits no other is about the firm. */
function groupOf(page: PageId): string {
	if (page === "clo" || isServiceId(page)) return "services";
	if (page === "case") return "cases";
	if (page === "blog" || page === "post") return "blog";
	return page === "area" ? "areas" : "firm";
}

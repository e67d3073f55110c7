import { translator } from "../../locales/instances.server.ts";
import { type Locale, locales } from "../../locales/locale.ts";
import { firm, home, services } from "../content/content.server.ts";
import { feedPath } from "../feeds/feed.server.ts";
import { absolute } from "../pages/absolute.server.ts";
import { allPages } from "../pages/all-pages.server.ts";
import { pageName } from "../pages/breadcrumbs.server.ts";
import { hrefOf, type PageId, type PageRef } from "../pages/page-table.ts";
import { textPage } from "./corpus.server.ts";

/**
 * `llms.txt` (https://llmstxt.org): what the site is, in one paragraph, and its pages with a line on each. One file for
 * both languages, since it has one address; every page it names is also served as Markdown.
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
	const t = translator(locale, ["common", "case", "blog"]);
	const heading = (name: string) => `## ${t(`languages.${locale}`)}: ${name}`;
	const kinds: [name: string, shown: (page: PageId) => boolean][] = [
		[t("header.services"), (page) => page === "clo" || services.some(({ id }) => id === page)],
		[
			t("pages.about"),
			(page) => ["home", "about", "team", "contact", "faq", "areas", "tv", "social", "terms"].includes(page),
		],
		[t("case:carousel.label"), (page) => page === "case"],
		[t("pages.blog"), (page) => page === "blog" || page === "post"],
		[t("pages.areas"), (page) => page === "area"],
	];
	const parts = kinds.map(([name, shown]) => {
		const lines = places.filter(({ page }) => shown(page)).map(line);
		return `${heading(name)}\n\n${lines.join("\n")}`;
	});
	const feed = `- [${t("blog:feed")}](${absolute(feedPath[locale])})`;
	return [...parts.slice(0, 3), `${parts[3]}\n${feed}`, ...parts.slice(4)].join("\n\n");
}

function line(ref: PageRef): string {
	return `- [${pageName(ref)}](${absolute(hrefOf(ref))}): ${textPage(ref)?.description}`;
}

import type { Locale } from "../../../app/locales/locale.ts";
import { hrefOf, type PageId, pageRefOf, pages } from "../../../app/site/pages/page-table.ts";
import type { Content } from "../content.ts";
import { type Entry, findingAt, lineOfWord } from "../entry.ts";
import type { Finding } from "../finding.ts";
import { outlineOf } from "../markdown.ts";
import { siteMap, type Target } from "../site-map.ts";
import { type Text, textsOf } from "../texts.ts";

/** Links in Markdown lead to pages and anchors that exist, in the language of the text they stand in. */
export function checkLinks(content: Content): Finding[] {
	const targets = siteMap(content);
	const [firm] = content.valid("firm");
	const domain = firm?.fields.domain ?? "";
	const topics = new Set(content.valid("topics").flatMap(({ fields }) => fields.topics.map(({ id }) => id)));
	return content.entries.flatMap((entry) =>
		textsOf(entry).flatMap((text) =>
			outlineOf(text.value).links.flatMap((link) => {
				const problem = problemOf(link, { entry, text, targets, domain, topics });
				return problem
					? [{ ...findingAt("error", entry, text.path, problem), line: lineOfLink(entry, text, link) }]
					: [];
			}),
		),
	);
}

/** The addresses for machines that a reader may want as well. */
const feeds: Readonly<Record<string, Locale>> = { "/feed.xml": "es", "/en/feed.xml": "en" };

interface PageRef {
	entry: Entry;
	text: Text;
	targets: ReadonlyMap<string, Target>;
	domain: string;
	topics: ReadonlySet<string>;
}

function problemOf(link: string, place: PageRef): string | undefined {
	if (/^(mailto|tel):/.test(link)) return undefined;
	if (link.startsWith("#") || link.startsWith("/")) return problemOfOwn(link, place);
	if (!URL.canParse(link)) return `the link "${link}" is no address: begin a link to a page of the site with /`;
	const { protocol, hostname } = new URL(link);
	if (hostname === place.domain) return `the link "${link}" names the site's own host: begin it with /`;
	return protocol === "https:" ? undefined : `the link "${link}" is not https`;
}

function problemOfOwn(link: string, { entry, text, targets, topics }: PageRef): string | undefined {
	const { pathname, search, hash } = new URL(link, "https://site.invalid");
	const path = link.startsWith("#") ? ownPath(entry, text.locale ?? "es") : pathname;
	if (!path)
		return `the link "${link}" is to an anchor, but this text stands on no page of its own: write the page's path`;
	const feed = feeds[path];
	if (feed) return text.locale && feed !== text.locale ? `the link "${link}" leads to the feed in ${feed}` : undefined;
	const target = targets.get(path);
	if (!target) return `the link "${link}" leads to no page`;
	if (text.locale && target.locale !== text.locale) {
		return `the link "${link}" leads to the page in ${target.locale} from a text in ${text.locale}`;
	}
	const topic = new URLSearchParams(search).get("topic");
	if (topic && !topics.has(topic)) return `the link "${link}" names a topic that does not exist`;
	const anchor = decodeURIComponent(hash.slice(1));
	return anchor && !target.anchors.has(anchor) ? `the link "${link}" leads to no anchor of its page` : undefined;
}

/** The page that shows an entry, for links that are an anchor alone. */
function ownPath({ collection, id }: Entry, locale: Locale): string | undefined {
	const at = (page: PageId) => hrefOf(pageRefOf({ page, locale }, { slug: id, caseId: id }));
	const single = { posts: "post", areas: "area", cases: "case", faq: "faq", videos: "tv", team: "team" } as const;
	if (collection in single) return at(single[collection as keyof typeof single]);
	return isPage(id) ? at(id) : undefined;
}

function isPage(id: string): id is PageId {
	return Object.hasOwn(pages, id);
}

function lineOfLink(entry: Entry, { path, value }: Text, link: string): number {
	const at = value.indexOf(`](${link}`);
	return at < 0 ? lineOfWord(entry, path, value, 0) : lineOfWord(entry, path, value, value.lastIndexOf(" ", at) + 1);
}

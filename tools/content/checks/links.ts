import type { Locale } from "../../../app/locales/locale.ts";
import { hrefOf, type PageId, pageRefOf, pages } from "../../../app/site/pages/page-table.ts";
import type { Content } from "../content.ts";
import { type Entry, hasIssueAt, isYaml } from "../entry.ts";
import { type Finding, findingInText } from "../findings.ts";
import { outlineOf } from "../markdown.ts";
import { siteMap, type Target } from "../site-map.ts";
import type { Text } from "../texts.ts";

/** Links in Markdown lead to pages and anchors that exist, in the language of the text they stand in. */
export function checkLinks(content: Content): Finding[] {
	const site: Site = {
		targets: siteMap(content),
		domain: content.valid("firm")[0]?.fields.domain,
		topics: content.names.topic,
		addressesKnown: content.entries.every(
			(entry) => entry.collection !== "services" || (isYaml(entry) && !hasIssueAt(entry, ["address", "es"])),
		),
	};
	// Markdown stands in a language. What both share has none: a domain such as www.firm.com is no link.
	const written = content.texts.filter(({ locale }) => locale !== undefined);
	return written.flatMap((text) =>
		outlineOf(text.value).links.flatMap((link) => {
			const problem = problemOf(link, text, site);
			// The word that the link is a part of.
			const at = text.value.lastIndexOf(" ", text.value.indexOf(`](${link}`)) + 1;
			return problem ? [findingInText(text, at, `the link "${link}" ${problem}`)] : [];
		}),
	);
}

/** The addresses for machines that a reader may want as well. */
const feeds: Readonly<Record<string, Locale>> = { "/feed.xml": "es", "/en/feed.xml": "en" };

interface Site {
	targets: ReadonlyMap<string, Target>;
	domain: string | undefined;
	topics: Content["names"]["topic"];
	/** Of a service with a fault in its address, nobody knows which links lead to it. */
	addressesKnown: boolean;
}

function problemOf(link: string, text: Text, site: Site): string | undefined {
	if (/^(mailto|tel):/.test(link)) return undefined;
	if (link.startsWith("#") || link.startsWith("/")) return problemOfOwn(link, text, site);
	if (!URL.canParse(link)) return "is no address: begin a link to a page of the site with /";
	const { protocol, hostname } = new URL(link);
	if (hostname === site.domain) return "names the site's own host: begin it with /";
	return protocol === "https:" ? undefined : "is not https";
}

function problemOfOwn(
	link: string,
	{ entry, locale }: Text,
	{ targets, topics, addressesKnown }: Site,
): string | undefined {
	const { pathname, searchParams, hash } = new URL(link, "https://site.invalid");
	const path = link.startsWith("#") ? ownPath(entry, locale ?? "es") : pathname;
	if (!path) return "is to an anchor, but this text stands on no page of its own: write the page's path";
	const feed = feeds[path];
	if (feed) return locale && feed !== locale ? `leads to the feed in ${feed}` : undefined;
	const target = targets.get(path);
	if (!target) return addressesKnown ? "leads to no page" : undefined;
	if (locale && target.locale !== locale) return `leads to the page in ${target.locale} from a text in ${locale}`;
	const topic = searchParams.get("topic");
	if (topic && topics?.has(topic) === false) return "names a topic that does not exist";
	const anchor = decodeURIComponent(hash.slice(1));
	return anchor && target.anchors?.has(anchor) === false ? "leads to no anchor of its page" : undefined;
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

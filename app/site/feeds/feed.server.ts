import { translator } from "../../locales/instances.server.ts";
import type { Locale } from "../../locales/locale.ts";
import { firm, officeById, type Post, pageEntry, personById, posts } from "../content/content.server.ts";
import { latest } from "../content/last-modified.server.ts";
import { topicName } from "../content/views.server.ts";
import { startOfDay } from "../firm/wall-clock.ts";
import { absolute } from "../pages/absolute.server.ts";
import { href } from "../pages/page-table.ts";
import { profileAddress } from "../structured/person.server.ts";
import { xmlText } from "./xml.ts";

export const feedPath: Record<Locale, string> = { es: "/feed.xml", en: "/en/feed.xml" };

/** The blog in one language as an Atom feed, with the full text of each post (RFC 4287). */
export function feed(locale: Locale): string {
	const blog = pageEntry("blog")[locale];
	const address = absolute(feedPath[locale]);
	return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}" xml:base="${absolute("/")}">
<id>${address}</id>
<title>${xmlText(`${firm.name}: ${blog.heading}`)}</title>
<subtitle>${xmlText(blog.lead)}</subtitle>
<updated>${moment(latest(posts.map(({ updated }) => updated)))}</updated>
<link rel="self" type="application/atom+xml" href="${address}"/>
<link rel="alternate" type="text/html" hreflang="${locale}" href="${absolute(href(locale, "blog"))}"/>
<author><name>${xmlText(firm.name)}</name><uri>${absolute(href(locale, "home"))}</uri></author>
<rights>${xmlText(`© ${firm.updated.slice(0, 4)} ${firm.name}. ${firm[locale].noAdvice}`)}</rights>
<icon>${absolute("/favicon.svg")}</icon>
${posts.map((post) => entry(post, locale)).join("\n")}
</feed>
`;
}

function entry(post: Post, locale: Locale): string {
	const { title, description, lead, body } = post[locale];
	const address = absolute(href(locale, "post", { slug: post.id }));
	const author = personById(post.author);
	const notice = post.sample ? `<p><em>${translator(locale, "blog")("sampleNotice")}</em></p>` : "";
	return `<entry>
<id>${address}</id>
<title>${xmlText(title)}</title>
<link rel="alternate" type="text/html" hreflang="${locale}" href="${address}"/>
<published>${moment(post.published)}</published>
<updated>${moment(post.updated)}</updated>
<author><name>${xmlText(author.name)}</name><uri>${xmlText(profileAddress(author, locale))}</uri></author>
<category term="${post.topic}" label="${xmlText(topicName(post.topic, locale))}"/>
<summary>${xmlText(description)}</summary>
<content type="html">${xmlText(withAbsoluteLinks(`${notice}<p>${xmlText(lead)}</p>\n${body.html}`))}</content>
</entry>`;
}

/** Many readers ignore `xml:base`, so links within the site are made absolute. */
function withAbsoluteLinks(html: string): string {
	return html.replace(
		/(href|src)="(\/[^"]*)"/g,
		(_, attribute: string, path: string) => `${attribute}="${absolute(path)}"`,
	);
}

/** Atom requires a date and a time: the start of the day at the principal office. */
function moment(day: string): string {
	return startOfDay(day, officeById(firm.principalOffice).timeZone);
}

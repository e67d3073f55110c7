import { instances } from "../../locales/instances.server.ts";
import { otherLocale } from "../../locales/locale.ts";
import { firm, officeById, personById } from "../content/content.server.ts";
import { lastModified } from "../content/last-modified.server.ts";
import { absolute } from "../pages/head.server.ts";
import { hrefOf, type PageRef } from "../pages/page-table.ts";
import { textPage } from "./corpus.server.ts";
import { text } from "./markdown.ts";

/**
 * A page as Markdown, made of the content's own sources rather than of HTML: front matter with its addresses and its
 * date, its heading, its passages and the notices that stand on every page.
 *
 * @returns nothing for a page that does not exist, such as an unknown slug
 */
export function markdownPage(ref: PageRef): string | undefined {
	const page = textPage(ref);
	if (!page) return undefined;
	const { title, description, heading, passages } = page;
	const body = passages.map(({ shown }) => shown).join("\n\n");
	return `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(description)}
url: ${absolute(hrefOf(ref))}
language: ${ref.locale}
translation: ${absolute(hrefOf(ref, otherLocale(ref.locale)))}
updated: ${lastModified(ref)}
site: ${JSON.stringify(firm.name)}
---

# ${text(heading)}

${withAbsoluteLinks(body)}

---

${notices(ref).map(text).join("\n\n")}
`;
}

/** What the firm must say wherever it advertises: Texas rules 7.02 and 7.05, the same as at the foot of the HTML page. */
function notices({ locale }: PageRef): string[] {
	const { noAdvice, pastResults, licences } = firm[locale];
	const responsible = personById(firm.responsible)?.name ?? firm.name;
	const office = officeById(firm.principalOffice).city;
	return [noAdvice, pastResults, licences, instances[locale].t("footer.responsible", { name: responsible, office })];
}

function withAbsoluteLinks(markdown: string): string {
	return markdown.replace(/\]\((\/[^)\s]*)\)/g, (_, path: string) => `](${absolute(path)})`);
}

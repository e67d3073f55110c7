import { translator } from "../../locales/instances.server.ts";
import { otherLocale } from "../../locales/locale.ts";
import { firm } from "../content/content.server.ts";
import { lastModified } from "../content/last-modified.server.ts";
import { layoutData } from "../firm/layout-data.server.ts";
import { absolute } from "../pages/absolute.server.ts";
import { hrefOf, type PageRef } from "../pages/page-table.ts";
import { textPage } from "./corpus.server.ts";
import { text } from "./markdown.ts";

/**
 * A page as Markdown, built from the content's sources rather than from HTML: front matter with its URLs and date, its
 * heading, its passages and the notices of every page.
 *
 * @returns undefined if the page does not exist, such as for an unknown slug
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

/** The notices in the HTML page's footer: Texas rule 7.02, and the responsible lawyer. */
function notices({ locale }: PageRef): string[] {
	const { responsible, principalOffice } = layoutData(locale);
	const { noAdvice, pastResults, licences } = firm[locale];
	const t = translator(locale, "common");
	const answers = t("footer.responsible", { name: responsible, office: principalOffice });
	return [noAdvice, pastResults, licences, answers];
}

function withAbsoluteLinks(markdown: string): string {
	return markdown.replace(/\]\((\/[^)\s]*)\)/g, (_, path: string) => `](${absolute(path)})`);
}

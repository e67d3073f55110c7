import { cases, entryById, firm, jurisdictionName, services } from "../content/content.server.ts";
import { found } from "../content/found.server.ts";
import { localize } from "../content/localize.ts";
import { matterPeople } from "../content/matter-people.server.ts";
import { picture } from "../content/pictures.server.ts";
import { caseCards } from "../content/views.server.ts";
import type { PageRef } from "../pages/page-table.ts";
import { caseArticle } from "../structured/blog-posting.server.ts";
import { pageFrame } from "./page-frame.server.ts";

export type CasePage = ReturnType<typeof casePage>;

export function casePage(ref: PageRef<"case">) {
	const { locale } = ref;
	const entry = found(cases, ref.params.caseId, locale);
	const { title, description, summary, ...story } = localize(entry, locale);
	// Following these links leads through all stories.
	const at = cases.indexOf(entry);
	const next = [...cases.slice(at + 1), ...cases.slice(0, at)].slice(0, 2).map(({ id }) => id);
	return {
		...pageFrame(ref, { title, description, kind: "article", structured: [caseArticle(ref, entry)] }),
		...story,
		heading: title,
		lead: summary,
		serviceName: entryById(services, entry.service)[locale].name,
		jurisdictions: entry.jurisdictions.map((law) => jurisdictionName(law, locale)),
		people: matterPeople({ services: [entry.service], laws: entry.jurisdictions }, locale),
		picture: picture(entry.picture, locale),
		engraving: entry.engraving ? picture(entry.engraving, locale) : undefined,
		notice: firm[locale].pastResults,
		others: caseCards(next, locale),
	};
}

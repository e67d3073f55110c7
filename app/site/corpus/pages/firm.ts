import type { CustomTypeOptions } from "i18next";
import { translator } from "../../../locales/instances.server.ts";
import { entryById } from "../../content/site-content.ts";
import { href, type PlainPageId } from "../../pages/page-table.ts";
import { linkedSections } from "../anchors.ts";
import { link, list, sentence } from "../markdown.ts";
import type { Passage, Source } from "../passage.ts";
import { passagesOn } from "../passages-on.ts";

/** Facts of the firm that are quoted verbatim. What depends on the time or an office is answered elsewhere. */
export function firmPassages({ content, locale }: Source): Passage[] {
	const { firm, team, services, cases } = content;
	const { award, claims, reviews } = firm;
	const t = translator(locale, "assistant");
	const { pastResults: notice, licences } = firm[locale];
	const { about, team: staff, terms } = linkedSections;
	type Own = Partial<Pick<Passage, "anchor" | "notice" | "more">> & { about?: Passage["about"] };
	const fact = (id: FactId, page: PlainPageId, markdown: string, own: Own = {}) => {
		const part = passagesOn({ page, locale, params: {} }, { kind: "firm", under: "firm", context: firm.name });
		return part({ ...own, id, title: t(`facts.${id}Title`), markdown, shown: "", whole: true });
	};
	const mail = (address: string) => link(address, `mailto:${address}`);
	const { rating: _, ...counted } = claims;
	const years = claims.years[locale];
	const figures = Object.values(counted).map(({ [locale]: it }) =>
		t("facts.claim", { figure: it.figure, label: it.label, basis: it.basis }),
	);
	const stories = cases.map(({ id, [locale]: it }) => link(it.title, href(locale, "case", { caseId: id })));
	const accounts = firm.social.map(({ name, url }) => link(name, url)).join(", ");
	const responsible = entryById(team, firm.responsible).name;
	const principal = entryById(firm.offices, firm.principalOffice).city;
	const names = services.map(({ [locale]: it }) => it.name).join(", ");
	const { rating, count, url } = reviews;
	const { where } = reviews[locale];
	const rated = t("facts.reviews", { rating, number: count, where, link: link(t("facts.reviewsLink"), url) });
	const founded = `${t("facts.founded", { firm: firm.name, year: firm.founded })} ${sentence(`${years.figure} ${years.label}`)}`;
	return [
		fact("founded", "about", founded),
		fact("claims", "about", list(figures), { anchor: about.figures, notice }),
		fact("cases", "home", list(stories), { about: { facets: ["case"] }, notice }),
		fact("award", "about", t("facts.award", { name: award.name, basis: award[locale].basis })),
		fact("reviews", "home", rated),
		fact("social", "social", t("facts.social", { items: accounts })),
		fact("responsible", "terms", t("facts.responsible", { name: responsible, office: principal }), {
			anchor: terms.advertising,
		}),
		fact("radius", "areas", t("facts.radius", { km: firm.serviceRadius / 1000 })),
		fact("licences", "team", licences),
		fact("agency", "terms", sentence(firm.agency[locale].credit)),
		fact("careers", "team", t("facts.careers", { address: mail(firm.careersEmail) }), { anchor: staff.careers }),
		fact("privacy", "terms", t("facts.privacyContact", { address: mail(firm.privacyEmail) }), {
			anchor: terms.privacy,
		}),
		fact("areas", "about", t("facts.areasList", { list: names.toLocaleLowerCase(locale) }), { more: licences }),
	];
}

/** Facts have a title by their name: `founded` has `foundedTitle`. */
type FactId = keyof CustomTypeOptions["resources"]["assistant"]["facts"] extends infer Key
	? Key extends `${infer Id}Title`
		? Id
		: never
	: never;

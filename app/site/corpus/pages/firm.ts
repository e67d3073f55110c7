import { translator } from "../../../locales/instances.server.ts";
import type { Locale } from "../../../locales/locale.ts";
import { entryById, type SiteContent } from "../../content/site-content.ts";
import { numberInWords } from "../../format/number.ts";
import { hasPage, href, type PlainPageId } from "../../pages/page-table.ts";
import { linkedSections } from "../anchors.ts";
import { link, list, sentence } from "../markdown.ts";
import type { Passage, Source } from "../passage.ts";
import { passagesOn } from "../passages-on.ts";
import { sampleMark } from "../sample-mark.ts";

/** Facts about the firm that are quoted verbatim. Facts that depend on the time or an office are answered elsewhere. */
export function firmPassages({ content, locale }: Source): Passage[] {
	const { firm, team, services, cases } = content;
	const { agency, award, careersEmail, claims, reviews, serviceRadius } = firm;
	const t = translator(locale, "assistant");
	const { pastResults: notice, licences } = firm[locale];
	const { about, team: staff, terms } = linkedSections;
	type Own = Partial<Pick<Passage, "anchor" | "notice" | "more">> & { about?: Passage["about"] };
	const fact = (id: FactId, page: PlainPageId, markdown: string, own: Own = {}) => {
		const part = passagesOn({ page, locale, params: {} }, { kind: "firm", under: "firm", context: firm.name });
		return part({ ...own, id, title: t(`facts.${id}Title`), markdown, shown: "", whole: true });
	};
	const mail = (address: string) => link(address, `mailto:${address}`);
	const figures = claims.map(
		({ sample, [locale]: it }) =>
			t("facts.claim", { figure: it.figure, label: it.label, basis: it.basis }) + sampleMark(sample, locale),
	);
	const stories = cases.map(({ id, [locale]: it }) => link(it.title, href(locale, "case", { caseId: id })));
	const accounts = firm.social.map(({ name, url }) => link(name, url)).join(", ");
	const responsible = entryById(team, firm.responsible).name;
	const principal = entryById(firm.offices, firm.principalOffice).city;
	const areas = services.map(({ [locale]: it }) => it.name.toLocaleLowerCase(locale)).join(", ");
	const number = numberInWords(services.length, locale);
	const years = claims.find(({ id }) => id === "years")?.[locale];
	const founded = [
		t("facts.founded", { firm: firm.name, year: firm.founded }),
		...(years ? [sentence(`${years.figure} ${years.label}`)] : []),
	].join(" ");
	return [
		fact("founded", "about", founded),
		...(figures.length > 0 ? [fact("claims", "about", list(figures), { anchor: about.figures, notice })] : []),
		...(stories.length > 0 ? [fact("cases", "home", list(stories), { about: { facets: ["case"] }, notice })] : []),
		...(award
			? [
					fact(
						"award",
						"about",
						t("facts.award", { name: award.name, basis: award[locale].basis }) + sampleMark(award.sample, locale),
					),
				]
			: []),
		...(reviews ? [fact("reviews", "home", ratedText(reviews, locale) + sampleMark(reviews.sample, locale))] : []),
		...(hasPage("social") ? [fact("social", "social", t("facts.social", { items: accounts }))] : []),
		fact("responsible", "terms", t("facts.responsible", { name: responsible, office: principal }), {
			anchor: terms.advertising,
		}),
		...(serviceRadius
			? [fact("radius", hasPage("areas") ? "areas" : "contact", t("facts.radius", { km: serviceRadius / 1000 }))]
			: []),
		fact("licences", "team", licences),
		...(agency ? [fact("agency", "terms", sentence(agency[locale].credit))] : []),
		...(careersEmail
			? [fact("careers", "team", t("facts.careers", { address: mail(careersEmail) }), { anchor: staff.careers })]
			: []),
		fact("privacy", "terms", t("facts.privacyContact", { address: mail(firm.privacyEmail) }), {
			anchor: terms.privacy,
		}),
		fact("areas", "about", t("facts.areasList", { count: services.length, number, list: areas }), { more: licences }),
	];
}

type Reviews = NonNullable<SiteContent["firm"]["reviews"]>;

function ratedText(reviews: Reviews, locale: Locale): string {
	const t = translator(locale, "assistant");
	const { rating, count, url } = reviews;
	const { where } = reviews[locale];
	return t("facts.reviews", { rating, number: count, where, link: link(t("facts.reviewsLink"), url) });
}

/**
 * Each fact's title key comes from its name: `founded` has `foundedTitle`. Listed here for the check on unused
 * messages.
 */
type FactId =
	| "founded"
	| "claims"
	| "cases"
	| "award"
	| "reviews"
	| "social"
	| "responsible"
	| "radius"
	| "licences"
	| "agency"
	| "careers"
	| "privacy"
	| "areas";

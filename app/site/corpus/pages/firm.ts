import { instances } from "../../../locales/instances.server.ts";
import type { PlainPageId } from "../../pages/page-table.ts";
import { href } from "../../pages/page-table.ts";
import { linkedSections } from "../anchors.ts";
import { sentence } from "../markdown.ts";
import type { Passage, Source } from "../passage.ts";
import { passagesOn } from "../passages-on.ts";

/** Facts of the firm that are quoted as they stand. What depends on the clock or an office is answered elsewhere. */
export function firmPassages({ content, locale }: Source): Passage[] {
	const { firm, team, services, cases } = content;
	const t = instances[locale].getFixedT(null, "assistant");
	const { pastResults, licences } = firm[locale];
	const fact = (
		id: string,
		page: PlainPageId,
		title: string,
		markdown: string,
		own: Partial<Pick<Passage, "anchor" | "notice" | "more" | "about">> = {},
	): Passage =>
		passagesOn(
			{ page, locale, params: {} },
			{ kind: "firm", under: "firm", context: firm.name },
		)({
			...own,
			id,
			title,
			markdown,
			shown: "",
			whole: true,
		});
	const mail = (address: string) => `[${address}](mailto:${address})`;
	const { rating: _, ...claims } = firm.claims;
	const claimed = Object.values(claims).map(
		({ [locale]: it }) => `- ${t("facts.claim", { figure: it.figure, label: it.label, basis: it.basis })}`,
	);
	const stories = cases.map(({ id, [locale]: it }) => `- [${it.title}](${href(locale, "case", { caseId: id })})`);
	const { years } = claims;
	const { rating, count, url, [locale]: reviews } = firm.reviews;
	const names = services.map(({ [locale]: it }) => it.name);
	const { about, team: teamPage, terms } = linkedSections;
	return [
		fact(
			"founded",
			"about",
			t("facts.foundedTitle"),
			`${t("facts.founded", { firm: firm.name, year: firm.founded })} ${sentence(`${years[locale].figure} ${years[locale].label}`)}`,
		),
		fact("claims", "about", t("facts.claimsTitle"), claimed.join("\n"), { anchor: about.figures, notice: pastResults }),
		fact("cases", "home", t("facts.casesTitle"), stories.join("\n"), {
			about: { facets: ["case"] },
			notice: pastResults,
		}),
		fact(
			"award",
			"about",
			t("facts.awardTitle"),
			t("facts.award", { name: firm.award.name, basis: firm.award[locale].basis }),
		),
		fact(
			"reviews",
			"home",
			t("facts.reviewsTitle"),
			t("facts.reviews", { rating, number: count, where: reviews.where, link: `[${t("facts.reviewsLink")}](${url})` }),
		),
		fact(
			"social",
			"social",
			t("facts.socialTitle"),
			t("facts.social", { items: firm.social.map((account) => `[${account.name}](${account.url})`).join(", ") }),
		),
		fact(
			"responsible",
			"terms",
			t("facts.responsibleTitle"),
			t("facts.responsible", {
				name: team.find(({ id }) => id === firm.responsible)?.name ?? firm.name,
				office: firm.offices.find(({ id }) => id === firm.principalOffice)?.city ?? "",
			}),
			{ anchor: terms.advertising },
		),
		fact("radius", "areas", t("facts.radiusTitle"), t("facts.radius", { km: firm.serviceRadius / 1000 })),
		fact("licences", "team", t("facts.licencesTitle"), licences),
		fact("agency", "terms", t("facts.agencyTitle"), sentence(firm.agency[locale].credit)),
		fact("careers", "team", t("facts.careersTitle"), t("facts.careers", { address: mail(firm.careersEmail) }), {
			anchor: teamPage.careers,
		}),
		fact("privacy", "terms", t("facts.privacyTitle"), t("facts.privacyContact", { address: mail(firm.privacyEmail) }), {
			anchor: terms.privacy,
		}),
		fact(
			"areas",
			"about",
			t("facts.areasTitle"),
			t("facts.areasList", { list: names.join(", ").toLocaleLowerCase(locale) }),
			{
				more: licences,
			},
		),
	];
}

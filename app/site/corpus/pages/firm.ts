import type { PlainPageId } from "../../pages/page-table.ts";
import { href } from "../../pages/page-table.ts";
import { linkedSections } from "../anchors.ts";
import { sentence } from "../markdown.ts";
import type { Passage, Source } from "../passage.ts";
import { passagesOn } from "../passages-on.ts";

/** Facts of the firm that are quoted as they stand. What depends on the clock or an office is answered elsewhere. */
export function firmPassages({ content, locale, labels }: Source): Passage[] {
	const { firm, team, services, cases } = content;
	const { facts } = labels.assistant;
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
	const claimed = Object.values(claims).map(({ [locale]: it }) => `- ${facts.claim(it.figure, it.label, it.basis)}`);
	const stories = cases.map(({ id, [locale]: it }) => `- [${it.title}](${href(locale, "case", { caseId: id })})`);
	const { years } = claims;
	const { rating, count, url, [locale]: reviews } = firm.reviews;
	const names = services.map(({ [locale]: it }) => it.name);
	const { about, team: teamPage, terms } = linkedSections;
	return [
		fact(
			"founded",
			"about",
			facts.foundedTitle,
			`${facts.founded(firm.name, firm.founded)} ${sentence(`${years[locale].figure} ${years[locale].label}`)}`,
		),
		fact("claims", "about", facts.claimsTitle, claimed.join("\n"), { anchor: about.figures, notice: pastResults }),
		fact("cases", "home", facts.casesTitle, stories.join("\n"), { about: { facets: ["case"] }, notice: pastResults }),
		fact("award", "about", facts.awardTitle, facts.award(firm.award.name, firm.award[locale].basis)),
		fact(
			"reviews",
			"home",
			facts.reviewsTitle,
			facts.reviews(rating, count, reviews.where, `[${facts.reviewsLink}](${url})`),
		),
		fact(
			"social",
			"social",
			facts.socialTitle,
			facts.social(firm.social.map((account) => `[${account.name}](${account.url})`).join(", ")),
		),
		fact(
			"responsible",
			"terms",
			facts.responsibleTitle,
			facts.responsible(
				team.find(({ id }) => id === firm.responsible)?.name ?? firm.name,
				firm.offices.find(({ id }) => id === firm.principalOffice)?.city ?? "",
			),
			{ anchor: terms.advertising },
		),
		fact("radius", "areas", facts.radiusTitle, facts.radius(firm.serviceRadius / 1000)),
		fact("licences", "team", facts.licencesTitle, licences),
		fact("agency", "terms", facts.agencyTitle, sentence(firm.agency[locale].credit)),
		fact("careers", "team", facts.careersTitle, facts.careers(mail(firm.careersEmail)), { anchor: teamPage.careers }),
		fact("privacy", "terms", facts.privacyTitle, facts.privacyContact(mail(firm.privacyEmail)), {
			anchor: terms.privacy,
		}),
		fact("areas", "about", facts.areasTitle, facts.areasList(names.join(", ").toLocaleLowerCase(locale)), {
			more: licences,
		}),
	];
}

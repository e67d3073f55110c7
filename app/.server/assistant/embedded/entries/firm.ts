import type { Firm, Person, Service, SuccessCase } from "content-collections";
import { assistantEn } from "../../../../locales/assistant.en.ts";
import { assistantEs } from "../../../../locales/assistant.es.ts";
import type { Locale } from "../../../../locales/locale.ts";
import { href } from "../../../../site/pages/page-table.ts";
import { type Entry, translator } from "./entry.ts";

/** Facts of the firm that are quoted as they stand. What depends on the clock or an office is answered elsewhere. */
export function firmEntries(
	firm: Firm,
	{
		people,
		services,
		cases,
	}: { people: readonly Person[]; services: readonly Service[]; cases: readonly SuccessCase[] },
	locale: Locale,
): Entry[] {
	const tell = translator(locale);
	const { facts } = tell({ es: assistantEs, en: assistantEn });
	const notices = tell(firm);
	const about = href(locale, "about");
	const figures = `${about}#nuestras-cifras`;
	const fact = (id: string, title: string, text: string, address: string): Entry => ({
		id: `firm/${id}`,
		kind: "firm",
		href: address,
		title,
		label: title,
		context: firm.name,
		text,
		whole: true,
		facets: [],
	});
	const mail = (address: string) => `[${address}](mailto:${address})`;
	const { rating: _, ...claims } = firm.claims;
	const claimText = Object.values(claims)
		.map((claim) => tell(claim))
		.map(({ figure, label, basis }) => `- ${facts.claim(figure, label, basis)}`)
		.join("\n");
	const responsible = people.find((person) => person._meta.path === firm.responsible)?.name ?? firm.name;
	const principal = firm.offices.find((office) => office.id === firm.principalOffice)?.city ?? "";
	const names = services.toSorted((a, b) => a.order - b.order).map((service) => tell(service).name);

	return [
		fact(
			"founded",
			facts.foundedTitle,
			`${facts.founded(firm.name, firm.founded)} ${tell(claims.years).figure} ${tell(claims.years).label}.`,
			about,
		),
		{ ...fact("claims", facts.claimsTitle, claimText, figures), notice: notices.pastResults },
		{
			...fact(
				"cases",
				facts.casesTitle,
				cases
					.toSorted((a, b) => a.order - b.order)
					.map((story) => `- [${tell(story).title}](${href(locale, "case", { caseId: story._meta.path })})`)
					.join("\n"),
				href(locale, "home"),
			),
			facets: ["case"],
			notice: notices.pastResults,
		},
		fact("award", facts.awardTitle, facts.award(firm.award.name, tell(firm.award).basis), about),
		fact(
			"reviews",
			facts.reviewsTitle,
			facts.reviews(
				firm.reviews.rating,
				firm.reviews.count,
				tell(firm.reviews).where,
				`[${facts.reviewsLink}](${firm.reviews.url})`,
			),
			href(locale, "home"),
		),
		fact(
			"social",
			facts.socialTitle,
			facts.social(firm.social.map(({ name, url }) => `[${name}](${url})`).join(", ")),
			href(locale, "social"),
		),
		fact(
			"responsible",
			facts.responsibleTitle,
			facts.responsible(responsible, principal),
			`${href(locale, "terms")}#publicidad`,
		),
		fact("radius", facts.radiusTitle, facts.radius(firm.serviceRadius / 1000), href(locale, "areas")),
		fact("licences", facts.licencesTitle, notices.licences, href(locale, "team")),
		fact("agency", facts.agencyTitle, `${tell(firm.agency).credit}.`, href(locale, "terms")),
		fact("careers", facts.careersTitle, facts.careers(mail(firm.careersEmail)), `${href(locale, "team")}#carreras`),
		fact(
			"privacy",
			facts.privacyTitle,
			facts.privacyContact(mail(firm.privacyEmail)),
			`${href(locale, "terms")}#privacidad`,
		),
		{
			...fact("areas", facts.areasTitle, facts.areasList(names.join(", ").toLocaleLowerCase(locale)), about),
			more: notices.licences,
		},
	];
}

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { TeamPage } from "../site/loaders/team-page.server.ts";
import { PageLink } from "./page-link.tsx";

type Facts = Pick<
	TeamPage["people"][number],
	"attorney" | "licences" | "languages" | "services" | "education" | "email"
> & {
	office: ReactNode;
};

/** What is known of a person, licence by licence: nobody is implied to be licensed where they are not. */
export function PersonFacts({ person, className = "" }: { person: Facts; className?: string }) {
	const { t } = useTranslation(["team", "common"]);
	return (
		<dl
			className={`@container self-start divide-y wrap-anywhere divide-(--hairline) border-y border-(--hairline) ${className}`.trimEnd()}
		>
			<Fact term={t("licences")}>
				{person.attorney ? (
					<ul className="grid gap-1.5">
						{person.licences.map(({ law, jurisdiction, since, authority, number }) => (
							<li key={`${jurisdiction}${authority}`}>
								<span className="font-semibold">{law}</span>, {authority}, {t("since", { year: since })}
								{number ? `, ${t("number", { number })}` : ""}
							</li>
						))}
					</ul>
				) : (
					t("notAttorney")
				)}
			</Fact>
			<Fact term={t("languages")}>
				{person.languages.map((language) => t(`common:languages.${language}`)).join(", ")}
			</Fact>
			<Fact term={t("office")}>{person.office}</Fact>
			{person.email ? (
				<Fact term={t("email")}>
					<a href={`mailto:${person.email}`} className="underline decoration-(--accent)">
						{person.email}
					</a>
				</Fact>
			) : null}
			{person.services.length > 0 ? (
				<Fact term={t("areas")} className="flex flex-wrap gap-x-3 gap-y-1">
					{person.services.map(({ id, name }) => (
						<PageLink key={id} page={id} className="underline decoration-(--accent)">
							{name}
						</PageLink>
					))}
				</Fact>
			) : null}
			<Fact term={t("education")}>
				<ul className="grid gap-1">
					{person.education.map((each) => (
						<li key={each}>{each}</li>
					))}
				</ul>
			</Fact>
		</dl>
	);
}

function Fact({ term, children, className }: { term: string; children: ReactNode; className?: string }) {
	return (
		<div className="grid grid-cols-[6rem_1fr] gap-x-4 gap-y-1 py-3 sm:py-4 @min-[26rem]:grid-cols-[8.5rem_1fr]">
			<dt className="text-gris">{term}</dt>
			<dd className={className}>{children}</dd>
		</div>
	);
}

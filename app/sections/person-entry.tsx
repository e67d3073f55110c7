import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { TeamPage } from "../site/loaders/team-page.server.ts";
import { Picture } from "../ui/picture.tsx";
import { Prose } from "../ui/prose.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { PageLink } from "./page-link.tsx";

type Person = TeamPage["people"][number];

/** Light guilloche rings, which take dark initials. */
const lightRings = [2, 3, 5];

/** A member of the team: initials in a guilloche ring, what they do, and each of their licences. */
export function PersonEntry({ person }: { person: Person }) {
	const { t } = useTranslation("team");
	return (
		<article
			id={person.id}
			aria-labelledby={`${person.id}-name`}
			className="grid gap-x-gap gap-y-7 border-b border-(--hairline) py-12 md:grid-cols-12 lg:py-16"
		>
			<div className="relative w-40 self-start md:col-span-3 md:w-auto">
				<Picture picture={person.picture} sizes="(width < 48rem) 160px, 300px" className="aspect-[4/5] rounded-plate" />
				<span
					aria-hidden="true"
					className={`absolute inset-0 grid place-items-center font-display text-h3 lg:text-tile ${lightRings.includes(person.ring) ? "text-noche" : "text-blanco"}`}
				>
					{person.initials}
				</span>
			</div>
			<div className="md:col-span-9 lg:pl-8">
				<SectionHeading
					id={`${person.id}-name`}
					text={person.name}
					className="text-[clamp(2rem,1.7rem+1.4vw,2.875rem)] leading-[1.05] text-noche"
				/>
				<p className="mt-2 text-lead text-lacre">{person.role}</p>
				<div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[1.15fr_1fr]">
					<Prose html={person.bio} />
					<PersonFacts person={person} />
				</div>
				{person.sample ? <p className="mt-5 text-small text-gris">{t("sampleNotice")}</p> : null}
			</div>
		</article>
	);
}

function PersonFacts({ person }: { person: Person }) {
	const { t } = useTranslation(["team", "common"]);
	return (
		<dl className="self-start divide-y divide-(--hairline) border-y border-(--hairline) text-[0.97rem]">
			<Fact term={t("licences")}>
				{person.attorney ? (
					<ul className="grid gap-1.5">
						{person.licences.map(({ law, jurisdiction, since, authority }) => (
							<li key={`${jurisdiction}${authority}`}>
								<span className="font-semibold">{law}</span>, {authority}, {t("since", { year: since })}
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
			{person.services.length > 0 ? (
				<Fact term={t("areas")} className="flex flex-wrap gap-x-3 gap-y-1">
					{person.services.map(({ id, name }) => (
						<PageLink key={id} page={id} className="underline decoration-lacre">
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
		<div className="grid gap-x-4 gap-y-1 py-4 sm:grid-cols-[8.5rem_1fr]">
			<dt className="text-gris">{term}</dt>
			<dd className={className}>{children}</dd>
		</div>
	);
}

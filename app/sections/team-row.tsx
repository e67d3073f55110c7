import { useTranslation } from "react-i18next";
import type { PersonCard as PersonData } from "../site/content/views.server.ts";
import { ArrowRight } from "../ui/icons.ts";
import { PageLink } from "./page-link.tsx";
import { PersonThumbnail } from "./person-portrait.tsx";

/** One large and two rows of three beside them. */
const withLead = 7;

/** Everybody of the firm, each with the object that stands for them. */
export function TeamRow({ people }: { people: PersonData[] }) {
	const { t } = useTranslation();
	const leads = people.length === withLead;
	return (
		<nav aria-labelledby="team" className="mx-auto max-w-page px-edge pt-12 lg:pt-24">
			<div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 lg:mb-8">
				<h2 id="team" className="text-tile text-noche max-md:text-h2">
					{t("pages.team")}
				</h2>
				<PageLink page="team" className="arrow-link">
					{t("wholeTeam")}
					<ArrowRight aria-hidden="true" />
				</PageLink>
				{people.some(({ sample }) => sample) ? <p className="basis-full text-small text-gris">{t("sample")}</p> : null}
			</div>
			<ul
				className={`grid grid-cols-2 gap-x-gap gap-y-5 md:gap-y-8 ${leads ? "max-md:*:first:col-span-2 md:grid-cols-3 md:max-lg:*:first:col-span-3 lg:grid-cols-[2fr_1fr_1fr_1fr] lg:*:first:row-span-2" : "md:grid-cols-4"}`}
			>
				{people.map((person, index) => {
					const isLead = leads && index === 0;
					return (
						<li
							key={person.id}
							className={`gap-x-gap max-md:text-small/[1.35] ${isLead ? "grid grid-cols-[45fr_55fr] items-start md:max-lg:grid-cols-2 md:max-lg:items-end lg:flex lg:flex-col lg:items-stretch" : ""}`.trimEnd()}
						>
							<PersonThumbnail
								person={person}
								sizes="(width < 48rem) 45vw, (width < 64rem) 58vw, (width < 80rem) 38vw, 480px"
								className={
									isLead
										? "md:max-lg:aspect-square! lg:mb-3 lg:aspect-auto! lg:grow"
										: "mb-2 max-md:aspect-square! md:mb-3"
								}
							/>
							<div>
								<PageLink
									page="person"
									params={{ slug: person.id }}
									className={`display text-h4 text-noche ${isLead ? "max-md:text-h3 md:text-[2.5rem] md:leading-tight" : ""}`.trimEnd()}
								>
									{person.name}
								</PageLink>
								<p className="text-gris">{person.role}</p>
								<p className="text-gris">{person.office.city}</p>
								{isLead ? <p className="mt-2 md:mt-4 md:text-lead">{person.summary}</p> : null}
							</div>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}

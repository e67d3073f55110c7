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
				className={`grid gap-x-gap max-md:border-t max-md:border-(--hairline) md:gap-y-8 ${leads ? "md:grid-cols-3 md:max-lg:*:first:col-span-3 lg:grid-cols-[2fr_1fr_1fr_1fr] lg:*:first:row-span-2" : "md:grid-cols-4"}`}
			>
				{people.map((person, index) => (
					<li
						key={person.id}
						className={`gap-x-gap max-md:flex max-md:gap-4 max-md:border-b max-md:border-(--hairline) max-md:py-3 max-md:text-small ${leads && index === 0 ? "max-md:items-start md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:items-end lg:flex lg:flex-col" : "max-md:items-center"}`}
					>
						<PersonThumbnail
							person={person}
							sizes={`(width < 48rem) ${leads && index === 0 ? "45vw" : "64px"}, (width < 64rem) 58vw, (width < 80rem) 38vw, 480px`}
							className={`shrink-0 md:mb-3 md:w-full ${leads && index === 0 ? "w-[45%] md:max-lg:mb-0 md:max-lg:aspect-square! lg:aspect-auto! lg:grow" : "w-16 max-md:aspect-square!"}`}
						/>
						<div>
							<PageLink
								page="person"
								params={{ slug: person.id }}
								className={`display text-h4 text-noche ${leads && index === 0 ? "max-md:text-h3 md:text-[2.5rem] md:leading-tight" : ""}`.trimEnd()}
							>
								{person.name}
							</PageLink>
							<p className="text-gris">{person.role}</p>
							<p className="text-gris">{person.office.city}</p>
							{leads && index === 0 ? <p className="mt-2 md:mt-4 md:text-lead">{person.summary}</p> : null}
						</div>
					</li>
				))}
			</ul>
		</nav>
	);
}

import { useTranslation } from "react-i18next";
import type { PersonCard as PersonData } from "../site/content/views.server.ts";
import { PageLink } from "./page-link.tsx";
import { PersonThumbnail } from "./person-portrait.tsx";
import { SampleLabel } from "./sample-label.tsx";

/** One large and two rows of three beside them. */
const withLead = 7;

/** Everybody of the firm, each with the object that stands for them. */
export function TeamRow({ people }: { people: PersonData[] }) {
	const { t } = useTranslation();
	const leads = people.length === withLead;
	const isOdd = people.length % 2 === 1;
	return (
		<nav aria-labelledby="team" className="mx-auto max-w-page px-edge pt-12 lg:pt-24">
			<h2 id="team" className="mb-5 text-tile text-noche max-md:text-h2 lg:mb-8">
				{t("pages.team")}
				<span className="font-text text-small tracking-normal text-gris">
					<SampleLabel sample={people.some(({ sample }) => sample)} />
				</span>
			</h2>
			<ul
				className={`grid grid-cols-2 gap-x-gap gap-y-6 md:gap-y-8 ${leads ? "md:grid-cols-3 md:max-lg:*:first:col-span-3 lg:grid-cols-[2fr_1fr_1fr_1fr] lg:*:first:row-span-2" : "md:grid-cols-4"}`}
			>
				{people.map((person, index) => (
					<li
						key={person.id}
						className={`gap-x-gap max-md:text-small max-md:first:nth-last-[odd]:col-span-2 ${leads && index === 0 ? "md:max-lg:grid md:max-lg:grid-cols-subgrid md:max-lg:items-end lg:flex lg:flex-col" : ""}`.trimEnd()}
					>
						<PersonThumbnail
							person={person}
							low={isOdd && index === 0}
							sizes="(width < 48rem) 92vw, (width < 64rem) 58vw, (width < 80rem) 38vw, 480px"
							className={`mb-2 w-full md:mb-3 ${isOdd && index === 0 ? "" : "max-md:aspect-square!"} ${leads && index === 0 ? "md:max-lg:col-span-2 md:max-lg:mb-0 md:max-lg:aspect-square! lg:aspect-auto! lg:grow" : ""}`.trimEnd()}
						/>
						<div className="max-md:mb-2">
							<PageLink
								page="person"
								params={{ slug: person.id }}
								className={`display text-h4 text-noche ${leads && index === 0 ? "md:text-[2.5rem] md:leading-tight" : ""}`.trimEnd()}
							>
								{person.name}
							</PageLink>
							<p className="text-gris">{person.role}</p>
							<p className="text-gris">{person.office.city}</p>
						</div>
					</li>
				))}
			</ul>
		</nav>
	);
}

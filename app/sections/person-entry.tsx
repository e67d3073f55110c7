import { useTranslation } from "react-i18next";
import { formatList } from "../site/format/list.ts";
import type { TeamPage } from "../site/loaders/team-page.server.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { ArrowRight, CaretDown } from "../ui/icons.ts";
import { PageLink } from "./page-link.tsx";
import { PersonFacts } from "./person-facts.tsx";
import { PersonThumbnail } from "./person-portrait.tsx";
import { SampleLabel } from "./sample-label.tsx";

/** A member of the team as a line of the roster, which opens on what they do, each of their licences and their page. */
export function PersonEntry({ person }: { person: TeamPage["people"][number] }) {
	const { t } = useTranslation(["team", "common"]);
	const locale = useLocale();
	const laws = [...new Set(person.licences.map(({ law }) => law))];
	const licences = person.attorney ? formatList(laws, locale) : t("notAttorney");
	return (
		<details className="group border-b border-(--hairline)">
			{/* A heading stands in a summary itself, and in no other element of it. */}
			<summary className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 py-3.5 lg:grid-cols-[7.5rem_5fr_4fr_2fr_1.25rem] lg:gap-x-8">
				<span className="row-span-3 lg:row-span-2">
					<PersonThumbnail person={person} />
				</span>
				<h2
					id={`${person.id}-name`}
					className="col-start-2 self-end text-h3 text-noche group-hover:underline group-hover:decoration-1"
				>
					{person.name}
				</h2>
				<span className="col-start-2 self-start text-gris lg:row-start-2">
					{person.role}
					<SampleLabel sample={person.sample} />
				</span>
				<span className="col-start-2 text-small lg:hidden">{licences}</span>
				<span className="col-start-3 row-span-2 row-start-1 max-lg:hidden">{licences}</span>
				<span className="col-start-4 row-span-2 row-start-1 max-lg:hidden">{person.office}</span>
				<CaretDown
					className="col-start-3 row-span-3 row-start-1 text-(--accent) lg:col-start-5 lg:row-span-2"
					aria-hidden="true"
				/>
			</summary>
			<article
				id={person.id}
				aria-labelledby={`${person.id}-name`}
				className="grid scroll-mt-32 gap-x-12 gap-y-6 pb-10 lg:grid-cols-2 lg:pl-38"
			>
				<div>
					<p className="text-lead">{person.summary}</p>
					<PageLink
						page="person"
						params={{ slug: person.id }}
						prefetch="intent"
						viewTransition
						className="arrow-link mt-5"
					>
						{t("profile")}
						<span className="sr-only">: {person.name}</span>
						<ArrowRight aria-hidden="true" />
					</PageLink>
				</div>
				<PersonFacts person={person} />
			</article>
		</details>
	);
}

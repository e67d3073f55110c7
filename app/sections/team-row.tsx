import { useTranslation } from "react-i18next";
import type { PersonCard as PersonData } from "../site/content/views.server.ts";
import { PageLink } from "./page-link.tsx";
import { PersonThumbnail } from "./person-portrait.tsx";
import { SampleLabel } from "./sample-label.tsx";

/** Everybody of the firm, each with the object that stands for them. */
export function TeamRow({ people }: { people: PersonData[] }) {
	const { t } = useTranslation();
	return (
		<nav aria-label={t("pages.team")} className="mx-auto max-w-page px-edge pb-16 lg:pb-24">
			<ul className="grid grid-cols-3 gap-x-gap gap-y-6 md:grid-cols-4 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
				{people.map((person) => (
					<li key={person.id} className="text-small">
						<PersonThumbnail person={person} sizes="(width < 48rem) 30vw, 160px" className="mb-2 w-full" />
						<PageLink page="person" params={{ slug: person.id }} className="font-semibold">
							{person.name}
						</PageLink>
						<span className="text-gris">
							<SampleLabel sample={person.sample} />
						</span>
					</li>
				))}
			</ul>
		</nav>
	);
}

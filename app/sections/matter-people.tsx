import { useTranslation } from "react-i18next";
import type { PersonCard as PersonData } from "../site/content/views.server.ts";
import { formatList } from "../site/format/list.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { CaretDown } from "../ui/icons.ts";
import { SectionHeading } from "../ui/section-heading.tsx";
import { PersonCard } from "./person-card.tsx";

/** So many stand open on a phone. */
const openOnPhone = 2;

/** Somebody who would handle a matter, and where they are licensed. */
export function MatterPerson({ person, ...look }: { person: PersonData; alone?: boolean }) {
	const { t } = useTranslation("law");
	const locale = useLocale();
	const note = person.attorney ? t("licensed", { places: formatList(person.laws, locale) }) : t("notAttorney");
	return <PersonCard person={person} note={note} {...look} />;
}

/** Who would handle a matter: where each is licensed, and how to reach them. */
export function MatterPeople({ people }: { people: PersonData[] }) {
	const { t } = useTranslation("law");
	if (people.length === 0) return null;
	/** On a desk three fill a row, under the heading; two stand beside it, and under them two more. */
	const inThrees = people.length === 3;
	const list = (some: PersonData[]) => (
		<ul className="grid gap-y-5 md:contents">
			{some.map((person) => (
				<li key={person.id}>
					<MatterPerson person={person} alone={people.length === 1} />
				</li>
			))}
		</ul>
	);
	return (
		<section aria-labelledby="people" className="on-light bg-niebla py-8 lg:py-10">
			<div className="mx-auto grid max-w-page gap-x-gap gap-y-5 px-edge lg:grid-cols-12 lg:gap-y-7">
				<SectionHeading
					id="people"
					text={t("people")}
					className={`text-h3 text-noche ${inThrees ? "lg:col-span-12" : "lg:col-span-3"}`}
				/>
				<div
					className={`grid gap-x-gap gap-y-5 md:gap-y-7 ${inThrees ? "lg:col-span-12 lg:grid-cols-3" : "lg:col-span-9"} ${people.length > 1 ? "md:grid-cols-2" : ""}`.trimEnd()}
				>
					{list(people.slice(0, openOnPhone))}
					{people.length > openOnPhone ? (
						<details className="fold md:contents md:details-content:contents">
							<summary className="flex items-center justify-between gap-4 border-t border-(--hairline) py-3 font-semibold">
								{t("peopleMore", { count: people.length - openOnPhone })}
								<CaretDown aria-hidden="true" />
							</summary>
							{list(people.slice(openOnPhone))}
						</details>
					) : null}
				</div>
			</div>
		</section>
	);
}

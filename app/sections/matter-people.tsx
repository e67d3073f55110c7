import { useTranslation } from "react-i18next";
import type { PersonCard as PersonData } from "../site/content/views.server.ts";
import { formatList } from "../site/format/list.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { SectionHeading } from "../ui/section-heading.tsx";
import { PersonCard } from "./person-card.tsx";

/** Of one or two the heading stands beside them; more take the rows below it, four of them one. */
const layouts = {
	beside: { section: "lg:grid-cols-12", heading: "lg:col-span-4", list: "lg:col-span-8 lg:grid-cols-2" },
	below: { section: "", heading: "", list: "md:grid-cols-2 lg:grid-cols-3" },
	four: { section: "", heading: "", list: "md:grid-cols-2 lg:grid-cols-4" },
};

/** Who would handle a matter: where each is licensed, and how to reach them. */
export function MatterPeople({ people }: { people: PersonData[] }) {
	const { t } = useTranslation("law");
	const locale = useLocale();
	if (people.length === 0) return null;
	const look = people.length > 2 ? layouts[people.length === 4 ? "four" : "below"] : layouts.beside;
	return (
		<section aria-labelledby="people" className="on-light bg-niebla py-8 lg:py-10">
			<div className={`mx-auto grid max-w-page gap-x-gap gap-y-5 px-edge lg:gap-y-7 ${look.section}`}>
				<SectionHeading id="people" text={t("people")} className={`text-h3 text-noche ${look.heading}`} />
				<ul className={`grid gap-x-gap gap-y-7 ${look.list}`}>
					{people.map((person) => (
						<li key={person.id}>
							<PersonCard
								person={person}
								note={person.attorney ? t("licensed", { places: formatList(person.laws, locale) }) : t("notAttorney")}
							/>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

import { useTranslation } from "react-i18next";
import { formatList } from "../site/format/list.ts";
import type { ServicePage } from "../site/loaders/service-page.server.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { SectionHeading } from "../ui/section-heading.tsx";
import { PersonCard } from "./person-card.tsx";

/** Who would handle a matter: where each is licensed, and how to reach them. */
export function ServicePeople({ people }: Pick<ServicePage, "people">) {
	const { t } = useTranslation("service");
	const locale = useLocale();
	if (people.length === 0) return null;
	return (
		<section aria-labelledby="people" className="on-light bg-niebla py-10 lg:py-14">
			<div className="mx-auto max-w-page px-edge">
				<SectionHeading id="people" text={t("people")} className="text-h3 text-noche" />
				<ul className="mt-5 grid gap-x-gap gap-y-7 md:grid-cols-2 lg:mt-7 lg:grid-cols-3">
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

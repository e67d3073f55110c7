import { useTranslation } from "react-i18next";
import { ContentPage } from "../sections/content-page.tsx";
import { PersonEntry } from "../sections/person-entry.tsx";
import { teamPage } from "../site/loaders/team-page.server.ts";
import { pageRef } from "../site/pages/page-context.ts";
import { pageData } from "../site/pages/page-data.ts";
import type { Route } from "./+types/team";

export const loader = ({ context }: Route.LoaderArgs) => teamPage(pageRef(context, "team"));

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args);

export { headers, meta } from "../site/pages/page-exports.ts";

/** This many people fill whole rows of two and of three; one more person leads them. */
const row = 6;

export default function Team({ loaderData: page }: Route.ComponentProps) {
	const { t } = useTranslation("team");
	const areSamples = page.people.every(({ sample }) => sample);
	return (
		<ContentPage page={page} wide>
			{areSamples ? (
				<p className="mx-auto max-w-page px-edge pt-6 text-small text-gris lg:pt-10">{t("sampleProfiles")}</p>
			) : null}
			<div className={`people mx-auto max-w-page px-edge ${areSamples ? "pt-3 md:pt-6" : "pt-6 md:pt-10 lg:pt-16"}`}>
				{page.people.map((each, index) => (
					<PersonEntry
						key={each.id}
						person={each}
						sample={each.sample && !areSamples}
						leads={index === 0 && page.people.length % row === 1}
					/>
				))}
			</div>
		</ContentPage>
	);
}

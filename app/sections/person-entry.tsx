import { useTranslation } from "react-i18next";
import type { TeamPage } from "../site/loaders/team-page.server.ts";
import { ArrowRight } from "../ui/icons.ts";
import { SectionHeading } from "../ui/section-heading.tsx";
import { PageLink } from "./page-link.tsx";
import { PersonFacts } from "./person-facts.tsx";
import { PersonPortrait } from "./person-portrait.tsx";
import { SampleLabel } from "./sample-label.tsx";

/** A member of the team: initials in a guilloche ring, what they do, each of their licences, and the way to their page. */
export function PersonEntry({ person }: { person: TeamPage["people"][number] }) {
	const { t } = useTranslation("team");
	return (
		<article
			id={person.id}
			aria-labelledby={`${person.id}-name`}
			className="grid gap-x-gap gap-y-7 border-b border-(--hairline) py-12 md:grid-cols-12 lg:py-16"
		>
			<div className="w-40 self-start md:col-span-3 md:w-auto">
				<PersonPortrait person={person} sizes="(width < 48rem) 160px, 300px" />
			</div>
			<div className="md:col-span-9 lg:pl-8">
				<SectionHeading
					id={`${person.id}-name`}
					text={person.name}
					className="text-[clamp(2rem,1.7rem+1.4vw,2.875rem)] leading-[1.05] text-noche"
				/>
				<p className="mt-2 text-lead text-lacre">
					{person.role}
					<SampleLabel sample={person.sample} />
				</p>
				<div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[1.15fr_1fr]">
					<div>
						<p className="text-lead">{person.summary}</p>
						<PageLink
							page="person"
							params={{ slug: person.id }}
							prefetch="intent"
							viewTransition
							className="mt-5 inline-flex items-center gap-2 py-1 font-semibold underline decoration-lacre"
						>
							{t("profile")}
							<span className="sr-only">: {person.name}</span>
							<ArrowRight aria-hidden="true" />
						</PageLink>
					</div>
					<PersonFacts person={person} />
				</div>
			</div>
		</article>
	);
}

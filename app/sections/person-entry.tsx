import { useTranslation } from "react-i18next";
import { formatList } from "../site/format/list.ts";
import type { TeamPage } from "../site/loaders/team-page.server.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { ArrowRight, CaretDown } from "../ui/icons.ts";
import { PageLink } from "./page-link.tsx";
import { PersonFacts } from "./person-facts.tsx";
import { PersonThumbnail } from "./person-portrait.tsx";

interface PersonEntryProps {
	person: TeamPage["people"][number];
	leads?: boolean;
	/** Whether to say that they were made up to show the site: not again where the page's head says so of all. */
	sample?: boolean;
}

/**
 * A member of the team as a line of the roster, which opens on what they do, each of their licences and their page. Who
 * leads it, larger, says what they do at once, and all the rest where there is room for it beside their picture.
 */
export function PersonEntry({ person, leads = false, sample = person.sample }: PersonEntryProps) {
	const { t } = useTranslation(["team", "common"]);
	const locale = useLocale();
	const laws = [...new Set(person.licences.map(({ law }) => law))];
	// The longest licence is never parted, nor wider than half a phone.
	const small = leads ? "max-md:text-small" : "max-md:text-[0.84375rem]/[1.35]";
	const licences = person.attorney ? formatList(laws, locale) : t("notAttorney");
	return (
		<details className={`person group ${leads ? "person-leads" : ""}`.trimEnd()}>
			{/* A heading stands in a summary itself, and in no other element of it. */}
			<summary>
				<PersonThumbnail
					person={person}
					sizes={`(width < 48rem) 45vw, (width < 64rem) 46vw, 520px`}
					className={leads ? "lg:aspect-auto!" : "max-md:aspect-square!"}
				/>
				<h2 id={`${person.id}-name`} className="text-noche group-hover:underline group-hover:decoration-1">
					{person.name}
				</h2>
				<span className={`text-gris ${small}`}>{person.role}</span>
				<span className={`person-law md:max-lg:text-small ${small}`}>
					{licences}
					{sample ? <span className="block text-gris">{t("common:sample")}</span> : null}
				</span>
				{leads ? <span className="person-summary md:mt-3 md:max-w-[28em] md:text-lead">{person.summary}</span> : null}
				<span className="person-more">
					<span>{t("more")}</span>
					<CaretDown className="text-(--accent)" aria-hidden="true" />
				</span>
			</summary>
			<article
				id={person.id}
				aria-labelledby={`${person.id}-name`}
				className="grid scroll-mt-32 gap-x-gap gap-y-6 pb-10"
			>
				<div>
					{leads ? null : <p className="mb-5 text-lead">{person.summary}</p>}
					<PageLink page="person" params={{ slug: person.id }} prefetch="intent" viewTransition className="arrow-link">
						{t("profile")}
						<span className="sr-only">: {person.name}</span>
						<ArrowRight aria-hidden="true" />
					</PageLink>
				</div>
				<PersonFacts person={{ ...person, office: <OfficePhone {...person.office} /> }} />
			</article>
		</details>
	);
}

function OfficePhone({ city, phone }: PersonEntryProps["person"]["office"]) {
	return (
		<>
			{city}{" "}
			<a href={phone.href} data-count="call" className="whitespace-nowrap underline decoration-(--accent)">
				{phone.text}
			</a>
		</>
	);
}

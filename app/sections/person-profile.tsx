import { useTranslation } from "react-i18next";
import { hrefToAnchor } from "../site/corpus/anchors.ts";
import type { PersonPage } from "../site/loaders/person-page.server.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { ButtonLink, buttonClass } from "../ui/button.tsx";
import { Phone } from "../ui/icons.ts";
import { Prose } from "../ui/prose.tsx";
import { Stylesheet } from "../ui/stylesheet.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { PageLink } from "./page-link.tsx";
import { PageSection } from "./page-section.tsx";
import { PersonFacts } from "./person-facts.tsx";
import { PersonPortrait } from "./person-portrait.tsx";
import { SampleLabel } from "./sample-label.tsx";

/** A person's page: who they are and how to reach them, then their story, their matters and their videos. */
export function PersonProfile({ person }: { person: PersonPage }) {
	const { t } = useTranslation("team");
	return (
		<>
			<ProfileHead person={person} />
			<Stylesheet />
			<div className="mx-auto grid max-w-page gap-x-gap gap-y-8 px-edge py-16 md:gap-y-12 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-y-16 lg:py-24">
				<Prose html={person.bio} className="max-w-text text-lead lg:col-span-7" />
				{/* In one column the videos come last. */}
				<div className="max-lg:contents lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1">
					<PersonFacts person={{ ...person, office: person.office.city }} />
					<Videos videos={person.videos} />
				</div>
				<div className="lg:col-span-7 lg:pr-14">
					{person.matters.length > 0 ? (
						<PageSection id="asuntos" heading={t("matters")} className="mb-0!">
							<ul className="border-t border-(--hairline)">
								{person.matters.map((matter) => (
									<li key={matter} className="border-b border-(--hairline) py-4">
										{matter}
									</li>
								))}
							</ul>
							<p className="mt-4 text-small text-gris">{t("mattersNotice")}</p>
						</PageSection>
					) : null}
				</div>
			</div>
		</>
	);
}

function ProfileHead({ person }: { person: PersonPage }) {
	const { t } = useTranslation("team");
	const locale = useLocale();
	return (
		<div className="on-dark bg-noche">
			<div className="mx-auto max-w-page px-edge pt-6 pb-10 lg:pt-8 lg:pb-16">
				<Breadcrumbs trail={person.trail} />
				<div className="mt-4 grid gap-x-8 gap-y-5 sm:mt-8 sm:grid-cols-[15rem_1fr] lg:mt-12 lg:grid-cols-[30rem_1fr] lg:gap-x-14">
					<div>
						<PersonPortrait
							person={person}
							sizes="(width < 40rem) 100vw, (width < 64rem) 256px, 480px"
							first
							className="max-sm:aspect-[5/4]! max-sm:[&_img]:h-full! max-sm:[&_img]:object-[50%_40%]! sm:max-lg:aspect-auto! sm:max-lg:h-full sm:max-lg:min-h-75"
						/>
					</div>
					<div className="self-end">
						<h1 className="max-w-[10.8em] text-h1">{person.heading}</h1>
						<p className="mt-3 text-lead text-arena">
							{person.role}
							<SampleLabel sample={person.sample} />
						</p>
						<p className="mt-5 max-w-[32em] text-lead text-balance text-cal">{person.lead}</p>
						<div className="actions sm:max-lg:*:w-full">
							<ButtonLink to={hrefToAnchor(locale, "contact", "form")} data-count="schedule">
								{t("interview")}
							</ButtonLink>
							<a href={person.office.phone.href} data-count="call" className={buttonClass("outline")}>
								<Phone aria-hidden="true" />
								{person.office.city} {person.office.phone.text}
							</a>
						</div>
					</div>
				</div>
			</div>
		</div>
	);
}

function Videos({ videos }: { videos: PersonPage["videos"] }) {
	const { t } = useTranslation("team");
	if (videos.length === 0) return null;
	return (
		<PageSection id="videos" heading={t("videos")} className="mb-0! max-lg:order-last lg:mt-12" repeated folded>
			<ul className="border-t border-(--hairline)">
				{videos.map(({ id, title }) => (
					<li key={id} className="border-b border-(--hairline) py-4">
						<PageLink page="tv" hash={`#${id}`} className="underline decoration-(--accent)">
							{title}
						</PageLink>
					</li>
				))}
			</ul>
		</PageSection>
	);
}

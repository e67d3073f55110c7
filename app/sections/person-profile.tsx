import { useTranslation } from "react-i18next";
import { hrefToAnchor } from "../site/corpus/anchors.ts";
import type { PersonPage } from "../site/loaders/person-page.server.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { ButtonLink, buttonClass } from "../ui/button.tsx";
import { Phone } from "../ui/icons.ts";
import { OpeningProse } from "../ui/opening-prose.tsx";
import { Picture } from "../ui/picture.tsx";
import { Stylesheet } from "../ui/stylesheet.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { PageLink } from "./page-link.tsx";
import { PageSection } from "./page-section.tsx";
import { PersonFacts } from "./person-facts.tsx";
import { PersonPortrait } from "./person-portrait.tsx";
import { SampleLabel } from "./sample-label.tsx";

/** A person's page: who they are and how to reach them, then their story, their matters and their videos. */
export function PersonProfile({ person }: { person: PersonPage }) {
	const { t } = useTranslation(["team", "common"]);
	const inPairs = person.matters.length > 0 && person.videos.length > 0;
	const row = inPairs ? "md:max-lg:col-span-2" : "";
	return (
		<>
			<ProfileHead person={person} />
			<Stylesheet />
			<div
				className={`mx-auto grid max-w-page gap-x-gap gap-y-8 px-edge py-16 md:gap-y-12 ${inPairs ? "md:max-lg:grid-cols-2" : ""} lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-y-16 lg:py-24`}
			>
				<div className={`max-w-text lg:col-span-7 ${row}`.trimEnd()}>
					<OpeningProse html={person.bio} more={t("common:readMore")} className="text-lead" />
				</div>
				{/* In one column the videos come last, and on a tablet beside the matters. */}
				<div className="max-lg:contents lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1">
					<PersonFacts person={{ ...person, office: person.office.city }} className={row} />
					<Videos videos={person.videos} />
				</div>
				<div className="lg:col-span-7 lg:pr-14">
					{person.matters.length > 0 ? (
						<PageSection id="asuntos" heading={t("matters")} className="mb-0! md:max-lg:[&_h2]:text-h3">
							<ul className="border-t border-(--hairline)">
								{person.matters.map((matter) => (
									<li
										key={matter}
										className="border-b border-(--hairline) py-4 md:font-display md:text-h4 md:text-noche lg:text-[1.625rem]/[1.25]"
									>
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
	const { t } = useTranslation(["team", "common"]);
	const locale = useLocale();
	return (
		<div className="on-dark relative bg-noche">
			<div className="mx-auto max-w-page px-edge pt-6 pb-10 lg:flex lg:min-h-160 lg:flex-col lg:pt-8 lg:pb-20">
				<Breadcrumbs trail={person.trail} />
				{/* On a phone who they are stands beside their picture, with the ways to reach them in sight; on a desk it runs off the edge. */}
				<div className="mt-4 grid gap-x-4 gap-y-5 min-[22.5rem]:grid-cols-[2fr_3fr] sm:mt-8 sm:grid-cols-[13.5rem_1fr] sm:grid-rows-[1fr_auto] sm:gap-x-8 lg:mt-auto lg:block lg:w-7/12 lg:pr-12">
					<div className="max-[22.5rem]:w-2/5 sm:row-span-2 lg:absolute lg:inset-y-0 lg:right-0 lg:w-[41.6667vw]">
						<PersonPortrait
							person={person}
							sizes="(width < 40rem) 40vw, (width < 64rem) 256px, 42vw"
							first
							className="sm:aspect-auto! sm:h-full sm:min-h-75 lg:rounded-none! lg:[&_img]:h-full! lg:[&_img]:object-[50%_62%]!"
						/>
					</div>
					<div className="min-w-0 self-end wrap-anywhere">
						<h1 className="max-w-[10.8em] text-[min(2rem,7.2vw)] leading-tight sm:text-h1 lg:text-[5rem]/none">
							{person.heading}
						</h1>
						<p className="mt-3 text-arena sm:text-lead">
							{person.role}
							<SampleLabel sample={person.sample} />
						</p>
					</div>
					<div className="min-[22.5rem]:max-sm:col-span-2 lg:mt-5">
						<p className="mb-3 text-small text-cal">
							{[...new Set(person.licences.map(({ law }) => law))].join(" · ")}
							<span className="block">
								{person.languages.map((language) => t(`common:languages.${language}`)).join(", ")}
							</span>
						</p>
						<p className="max-w-[32em] text-lead text-balance text-cal">{person.lead}</p>
						<div className="actions sm:max-lg:*:flex-1 sm:max-lg:*:px-4! sm:max-lg:*:whitespace-nowrap">
							<ButtonLink to={hrefToAnchor(locale, "contact", "form")} data-count="schedule">
								{t("interview")}
							</ButtonLink>
							<a href={person.office.phone.href} data-count="call" className={buttonClass("outline")}>
								<Phone aria-hidden="true" />
								<span>
									<span className="sm:max-lg:hidden">{person.office.city} </span>
									{person.office.phone.text}
								</span>
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
		<PageSection
			id="videos"
			heading={t("videos")}
			className="mb-0! max-lg:order-last md:max-lg:[&_h2]:text-h3 lg:mt-12"
			repeated
			folded
		>
			<ul className="border-t border-(--hairline)">
				{videos.map(({ id, title, picture }) => (
					<li key={id} className="border-b border-(--hairline)">
						<PageLink
							page="tv"
							hash={`#${id}`}
							className="zoom group grid grid-cols-[6rem_1fr] items-center gap-x-4 py-3 no-underline"
						>
							<Picture picture={{ ...picture, alt: "" }} sizes="96px" className="aspect-[16/9] rounded-small" />
							<span className="text-noche group-hover:underline">{title}</span>
						</PageLink>
					</li>
				))}
			</ul>
		</PageSection>
	);
}

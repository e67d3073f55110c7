import { Link } from "react-router";
import { found, pageLoader } from "../.server/page-loader.ts";
import { useWords } from "../locales/words.ts";
import { HeroActions } from "../sections/hero-actions.tsx";
import { Invitation } from "../sections/invitation.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { PageSection } from "../sections/page-section.tsx";
import { ReviewNote } from "../sections/review-note.tsx";
import { areaLinks } from "../site/content/area-links.server.ts";
import { areas, officeById, services } from "../site/content/content.server.ts";
import { invitation } from "../site/content/invitation.server.ts";
import { localize } from "../site/content/localize.ts";
import { reviewOf } from "../site/content/review.server.ts";
import { phoneLink } from "../site/firm/phone.server.ts";
import { breadcrumbTrail } from "../site/pages/breadcrumbs.server.ts";
import { pageHead } from "../site/pages/head.server.ts";
import { pageMeta } from "../site/pages/head.ts";
import { pageData } from "../site/pages/page-data.ts";
import { pageHeaders } from "../site/pages/page-headers.ts";
import { href } from "../site/pages/page-table.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { Prose } from "../ui/prose.tsx";
import type { Route } from "./+types/area";

export const loader = pageLoader(({ place, locale, params }) => {
	const entry = found(
		areas.find(({ id }) => id === params.slug),
		locale,
	);
	const { title, description, heading, lead, body, county, reach, courts, registries, sources, state } = localize(
		entry,
		locale,
	);
	const links = areaLinks(locale);
	return {
		head: pageHead(place, { title, description }),
		trail: breadcrumbTrail(place),
		heading,
		lead,
		body,
		county,
		reach,
		courts,
		registries,
		sources,
		review: reviewOf(entry.review),
		here: links.find(({ id }) => id === entry.id),
		others: links.filter((link) => link.state === state && link.id !== entry.id).map(({ id, name }) => ({ id, name })),
		services: services
			.filter(({ id }) => entry.services.includes(id))
			.map((service) => ({ id: service.id, name: service[locale].name, card: service[locale].card })),
		phone: phoneLink(officeById(entry.office).phone, locale),
		invitation: invitation(locale),
	};
});

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args);

export const headers = pageHeaders;

export const meta = pageMeta;

export default function Area({ loaderData: page }: Route.ComponentProps) {
	const { areas: words } = useWords();
	const locale = useLocale();
	const places = [
		{ id: "tribunales", heading: words.courts, entries: page.courts },
		{ id: "registros", heading: words.registries, entries: page.registries },
	];
	return (
		<>
			<PageHero trail={page.trail} heading={page.heading} lead={page.lead}>
				<HeroActions phone={page.phone} />
			</PageHero>
			<div className="mx-auto grid max-w-page gap-x-gap px-edge pt-16 lg:grid-cols-12 lg:pt-24">
				<aside className="mb-14 lg:order-2 lg:col-span-4 lg:pl-8">
					<dl className="plate grid gap-5 rounded-plate bg-cal p-7 lg:sticky lg:top-10">
						<div>
							<dt className="font-semibold">{page.county}</dt>
							{page.here ? (
								<dd>
									{page.here.distance < 5
										? words.here(page.here.office)
										: words.distance(page.here.distance, page.here.office)}
								</dd>
							) : null}
							{page.here?.isWithinRadius ? <dd className="text-small">{words.within}</dd> : null}
						</div>
						<div>
							<dt className="font-semibold">{words.reach}</dt>
							<dd>{page.reach}</dd>
						</div>
					</dl>
				</aside>
				<div className="lg:col-span-8">
					<Prose html={page.body} className="mb-16 max-w-text lg:mb-20" />
					{places.map(({ id, heading, entries }) => (
						<PageSection key={id} id={id} heading={heading}>
							<dl className="border-t border-(--hairline)">
								{entries.map(({ name, text }) => (
									<div
										key={name}
										className="grid gap-x-8 gap-y-1.5 border-b border-(--hairline) py-5 sm:grid-cols-[2fr_3fr]"
									>
										<dt className="font-semibold">{name}</dt>
										<dd className="text-gris">{text}</dd>
									</div>
								))}
							</dl>
						</PageSection>
					))}
					<PageSection id="servicios" heading={words.services}>
						<ul className="border-t border-(--hairline)">
							{page.services.map(({ id, name, card }) => (
								<li key={id} className="border-b border-(--hairline)">
									<Link
										to={href(locale, id)}
										prefetch="intent"
										viewTransition
										className="group block py-5 no-underline"
									>
										<span className="display text-h3 text-noche group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
											{name}
										</span>
										<span className="mt-1 block text-gris">{card}</span>
									</Link>
								</li>
							))}
						</ul>
					</PageSection>
					<ReviewNote review={page.review} sources={page.sources} className="mb-14" />
				</div>
			</div>
			<nav aria-labelledby="other-areas" className="no-print mx-auto max-w-page px-edge pb-section">
				<h2 id="other-areas" className="text-h3 text-noche">
					{words.other}
				</h2>
				<ul className="mt-5 flex flex-wrap gap-x-7 gap-y-1">
					{page.others.map(({ id, name }) => (
						<li key={id}>
							<Link to={href(locale, "area", { slug: id })} className="inline-block py-1.5 underline decoration-lacre">
								{name}
							</Link>
						</li>
					))}
				</ul>
			</nav>
			<Invitation invitation={page.invitation} />
		</>
	);
}

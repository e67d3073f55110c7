import { found, pageLoader } from "../.server/page-loader.ts";
import { useWords } from "../locales/words.ts";
import { Invitation } from "../sections/invitation.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { CaseCards } from "../sections/related.tsx";
import { cases, firm, services } from "../site/content/content.server.ts";
import { invitation } from "../site/content/invitation.server.ts";
import { localize } from "../site/content/localize.ts";
import { picture } from "../site/content/pictures.server.ts";
import { caseCards } from "../site/content/related.server.ts";
import { anchors } from "../site/corpus/anchors.ts";
import { formatMonth } from "../site/format/dates.ts";
import { breadcrumbTrail } from "../site/pages/breadcrumbs.server.ts";
import { pageHead } from "../site/pages/head.server.ts";
import { pageMeta } from "../site/pages/head.ts";
import { pageData } from "../site/pages/page-data.ts";
import { pageHeaders } from "../site/pages/page-headers.ts";
import { href } from "../site/pages/page-table.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { caseArticle } from "../site/structured/blog-posting.server.ts";
import { Prose } from "../ui/prose.tsx";
import type { Route } from "./+types/case";

export const loader = pageLoader(({ place, locale, params }) => {
	const entry = found(
		cases.find(({ id }) => id === params.caseId),
		locale,
	);
	const { title, description, ...story } = localize(entry, locale);
	const service = services.find(({ id }) => id === entry.service);
	const others = cases.filter(({ id }) => id !== entry.id).map(({ id }) => id);
	return {
		head: pageHead(place, { title, description, kind: "article", structured: [caseArticle(place, entry)] }),
		...story,
		title,
		description,
		serviceName: service ? service[locale].name : "",
		trail: breadcrumbTrail(place),
		picture: picture(entry.picture, locale),
		notice: localize(firm, locale).pastResults,
		others: caseCards(others.slice(0, 2), locale),
		invitation: invitation(locale),
	};
});

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args);

export const headers = pageHeaders;

export const meta = pageMeta;

export default function Case({ loaderData: page }: Route.ComponentProps) {
	const { caseStudy, carousel, jurisdictions } = useWords();
	const locale = useLocale();
	const parts = [
		{ id: anchors.case.facts, heading: caseStudy.facts, html: page.facts },
		{ id: anchors.case.obstacle, heading: caseStudy.obstacle, html: page.obstacle },
		{ id: anchors.case.action, heading: caseStudy.action, html: page.action },
		{ id: anchors.case.outcome, heading: caseStudy.outcome, html: page.outcome },
		{ id: anchors.case.lesson, heading: caseStudy.lesson, html: page.lesson },
	];
	const facts = [
		[carousel.forum, page.forum],
		[caseStudy.period, `${formatMonth(page.began, locale)} – ${formatMonth(page.ended, locale)}`],
		[carousel.duration, page.duration],
		[caseStudy.jurisdictions, page.jurisdictions.map((each) => jurisdictions[each]).join(", ")],
	] as const;
	return (
		<>
			<PageHero trail={page.trail} heading={page.title} lead={page.summary} picture={page.picture} />
			<div className="on-dark bg-lacre-oscuro">
				<div className="mx-auto grid max-w-page gap-x-gap gap-y-3 px-edge py-10 lg:grid-cols-12 lg:py-14">
					<p className="text-cal lg:col-span-3">{carousel.result}</p>
					<p className="display max-w-[26ch] text-quote lg:col-span-9">{page.result}</p>
				</div>
			</div>
			<article className="mx-auto max-w-page px-edge py-16 lg:py-24">
				<dl className="mb-14 grid gap-x-gap gap-y-5 border-y border-(--hairline) py-7 sm:grid-cols-2 lg:mb-20 lg:grid-cols-5">
					<div>
						<dt className="text-small text-gris">{caseStudy.service}</dt>
						<dd className="font-semibold">
							<a href={href(locale, page.service)}>{page.serviceName}</a>
						</dd>
					</div>
					{facts.map(([term, text]) => (
						<div key={term}>
							<dt className="text-small text-gris">{term}</dt>
							<dd className="font-semibold">{text}</dd>
						</div>
					))}
				</dl>
				{parts.map(({ id, heading, html }) => (
					<section
						key={id}
						id={id}
						aria-labelledby={`${id}-heading`}
						className="mb-12 grid gap-x-gap gap-y-4 lg:mb-16 lg:grid-cols-12"
					>
						<h2 id={`${id}-heading`} className="text-h3 text-noche lg:col-span-4 lg:text-[2.125rem]">
							{heading}
						</h2>
						<Prose html={html} className="max-w-text lg:col-span-8" />
					</section>
				))}
				<p className="border-t border-(--hairline) pt-5 text-small text-gris">
					{page.sample ? `${caseStudy.sampleNotice} ` : ""}
					{page.notice}
				</p>
			</article>
			<CaseCards heading={caseStudy.others} cases={page.others} />
			<Invitation invitation={page.invitation} />
		</>
	);
}

import { pageLoader } from "../.server/page-loader.ts";
import { FitQuiz } from "../features/fit-quiz/fit-quiz.tsx";
import { useWords } from "../locales/words.ts";
import { Comparison } from "../sections/comparison.tsx";
import { HeroActions } from "../sections/hero-actions.tsx";
import { Invitation } from "../sections/invitation.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { PageSection } from "../sections/page-section.tsx";
import { StepList } from "../sections/step-list.tsx";
import { TextSections } from "../sections/text-sections.tsx";
import { clo, firm } from "../site/content/content.server.ts";
import { invitation } from "../site/content/invitation.server.ts";
import { localize } from "../site/content/localize.ts";
import { picture } from "../site/content/pictures.server.ts";
import { phoneLink } from "../site/firm/phone.server.ts";
import { breadcrumbTrail } from "../site/pages/breadcrumbs.server.ts";
import { pageHead } from "../site/pages/head.server.ts";
import { pageMeta } from "../site/pages/head.ts";
import { pageData } from "../site/pages/page-data.ts";
import { pageHeaders } from "../site/pages/page-headers.ts";
import type { PageRef } from "../site/pages/page-table.ts";
import { service } from "../site/structured/service.server.ts";
import type { Route } from "./+types/clo";

export const loader = pageLoader<"clo", ReturnType<typeof load>>(({ place }) => load(place));

function load(place: PageRef) {
	const { locale } = place;
	const {
		title,
		description,
		name,
		updated: _updated,
		picture: pictureName = "clo",
		_meta,
		...page
	} = localize(clo, locale);
	return {
		...page,
		head: pageHead(place, {
			title,
			description,
			structured: [service(place, { name, description, picture: pictureName })],
		}),
		trail: breadcrumbTrail(place),
		picture: picture(pictureName, locale),
		phone: phoneLink(firm.phone, locale),
		invitation: invitation(locale),
	};
}

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args);

export const headers = pageHeaders;

export const meta = pageMeta;

export default function Clo({ loaderData: page }: Route.ComponentProps) {
	const { clo: words, service: labels } = useWords();
	return (
		<>
			<PageHero trail={page.trail} heading={page.heading} lead={page.lead} picture={page.picture}>
				<HeroActions phone={page.phone} />
			</PageHero>
			<div className="mx-auto max-w-page px-edge pt-16 lg:pt-24">
				<PageSection id="que-incluye" heading={words.included}>
					<ul className="grid gap-x-gap border-t border-(--hairline) sm:grid-cols-2">
						{page.included.map(({ title, text }) => (
							<li key={title} className="border-b border-(--hairline) py-6">
								<h3 className="text-h3">{title}</h3>
								<p className="mt-2 max-w-[52ch] text-gris">{text}</p>
							</li>
						))}
					</ul>
				</PageSection>
				<PageSection id="como-empezamos" heading={words.onboarding}>
					<StepList steps={page.onboarding} />
				</PageSection>
				<PageSection id="tiempos" heading={words.responses}>
					<dl className="grid gap-gap sm:grid-cols-2 lg:grid-cols-4">
						{page.responses.map(({ kind, time, text }) => (
							<div key={kind} className="border-t-2 border-noche pt-4">
								<dt className="text-gris">{kind}</dt>
								<dd>
									<span className="mt-1 block font-display text-h3 text-noche">{time}</span>
									<span className="mt-2 block text-gris">{text}</span>
								</dd>
							</div>
						))}
					</dl>
				</PageSection>
				<PageSection id="comparacion" heading={words.comparison}>
					<Comparison
						caption={words.comparison}
						topic={labels.topic}
						columns={[words.columns.clo, words.columns.inHouse, words.columns.hourly]}
						rows={page.comparison.map(({ topic, clo: own, inHouse, hourly }) => ({
							topic,
							cells: [own, inHouse, hourly],
						}))}
					/>
				</PageSection>
			</div>
			<FitQuiz quiz={page.quiz} />
			<TextSections sections={page.sections} />
			<Invitation invitation={page.invitation} />
		</>
	);
}

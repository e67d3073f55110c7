import { found, pageLoader } from "../.server/page-loader.ts";
import { useWords } from "../locales/words.ts";
import { Comparison } from "../sections/comparison.tsx";
import { Contents } from "../sections/contents.tsx";
import { HeroActions } from "../sections/hero-actions.tsx";
import { Invitation } from "../sections/invitation.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { PageSection } from "../sections/page-section.tsx";
import { QuestionList } from "../sections/question-list.tsx";
import { CaseCards, PostLinks } from "../sections/related.tsx";
import { ReviewNote } from "../sections/review-note.tsx";
import { StepList } from "../sections/step-list.tsx";
import { firm, services } from "../site/content/content.server.ts";
import { invitation } from "../site/content/invitation.server.ts";
import { localize } from "../site/content/localize.ts";
import { picture } from "../site/content/pictures.server.ts";
import { caseCards, postLinks } from "../site/content/related.server.ts";
import { reviewOf } from "../site/content/review.server.ts";
import { phoneLink } from "../site/firm/phone.server.ts";
import { breadcrumbTrail } from "../site/pages/breadcrumbs.server.ts";
import { absolute, pageHead } from "../site/pages/head.server.ts";
import { pageMeta } from "../site/pages/head.ts";
import { pageData } from "../site/pages/page-data.ts";
import { pageHeaders } from "../site/pages/page-headers.ts";
import { hrefOf, type ServiceId } from "../site/pages/page-table.ts";
import { faqPage } from "../site/structured/faq-page.ts";
import { service as serviceData } from "../site/structured/service.server.ts";
import { Prose } from "../ui/prose.tsx";
import type { Route } from "./+types/service";

export const loader = pageLoader<ServiceId, ReturnType<typeof load>>(({ place, page, locale }) =>
	load(place, page, locale),
);

function load(place: Parameters<typeof pageHead>[0], page: ServiceId, locale: "es" | "en") {
	const entry = found(
		services.find((service) => service.id === page),
		locale,
	);
	const {
		title,
		description,
		card: _card,
		layout: _layout,
		order: _order,
		posts,
		cases,
		review,
		...service
	} = localize(entry, locale);
	return {
		head: pageHead(place, {
			title,
			description,
			structured: [
				serviceData(place, { name: service.name, description, picture: entry.picture }),
				faqPage(absolute(hrefOf(place)), entry.questions, locale),
			],
		}),
		...service,
		trail: breadcrumbTrail(place),
		picture: picture(entry.picture, locale),
		review: reviewOf(review),
		cases: caseCards(cases, locale),
		posts: postLinks(posts, locale),
		phone: phoneLink(firm.phone, locale),
		invitation: invitation(locale),
	};
}

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args);

export const headers = pageHeaders;

export const meta = pageMeta;

export default function Service({ loaderData: page }: Route.ComponentProps) {
	const { service: words } = useWords();
	const contents = [
		{ id: "para-quien", text: words.audience },
		{ id: "asuntos", text: words.matters },
		{ id: "pasos", text: words.steps },
		{ id: "documentos", text: words.documents },
		{ id: "diferencias", text: words.differences },
		...page.sections.map(({ id, heading }) => ({ id, text: heading })),
		{ id: "honorarios", text: words.fees },
		{ id: "preguntas", text: words.questions },
	];
	return (
		<>
			<PageHero trail={page.trail} heading={page.heading} lead={page.lead} picture={page.picture}>
				<HeroActions phone={page.phone} />
			</PageHero>
			<div className="mx-auto grid max-w-page gap-x-gap px-edge pt-16 lg:grid-cols-12 lg:pt-24">
				<Contents
					title={words.contents}
					entries={contents}
					className="mb-14 lg:sticky lg:top-10 lg:col-span-3 lg:mb-0 lg:self-start"
				/>
				<div className="lg:col-span-9 lg:pl-8">
					<PageSection id="para-quien" heading={words.audience}>
						<Prose html={page.audience} className="max-w-text text-lead" />
					</PageSection>
					<PageSection id="asuntos" heading={words.matters}>
						<ul className="grid gap-x-12 border-t border-(--hairline) sm:grid-cols-2">
							{page.matters.map(({ title, text }) => (
								<li key={title} className="border-b border-(--hairline) py-5">
									<h3 className="text-h3">{title}</h3>
									<p className="mt-1.5 text-gris">{text}</p>
								</li>
							))}
						</ul>
					</PageSection>
					<PageSection id="pasos" heading={words.steps} note={words.stepsNote}>
						<StepList steps={page.steps} />
					</PageSection>
					<PageSection id="documentos" heading={words.documents}>
						<ul className="plate grid gap-x-12 gap-y-3 rounded-plate bg-cal p-7 sm:grid-cols-2 lg:p-10">
							{page.documents.map((document) => (
								<li key={document} className="flex gap-3">
									<span aria-hidden="true" className="mt-[0.72em] h-px w-4 shrink-0 bg-lacre" />
									{document}
								</li>
							))}
						</ul>
					</PageSection>
					<PageSection id="diferencias" heading={words.differences}>
						<Comparison
							caption={words.differences}
							topic={words.topic}
							columns={["Texas", "Nuevo León"]}
							rows={page.differences.map(({ topic, texas, nuevoLeon }) => ({ topic, cells: [texas, nuevoLeon] }))}
						/>
					</PageSection>
					{page.sections.map(({ id, heading, body }) => (
						<PageSection key={id} id={id} heading={heading}>
							<Prose html={body} className="max-w-text" />
						</PageSection>
					))}
					<PageSection id="honorarios" heading={words.fees}>
						<Prose html={page.fees} className="max-w-text" />
					</PageSection>
					<PageSection id="preguntas" heading={words.questions}>
						<QuestionList questions={page.questions} />
					</PageSection>
					<ReviewNote review={page.review} sources={page.sources} className="mb-section" />
				</div>
			</div>
			<CaseCards heading={words.cases} cases={page.cases} />
			<PostLinks heading={words.posts} posts={page.posts} />
			<Invitation invitation={page.invitation} />
		</>
	);
}

import { pageLoader } from "../.server/page-loader.ts";
import { search } from "../.server/search.ts";
import { InstantSearch } from "../features/search/instant-search.tsx";
import { useWords } from "../locales/words.ts";
import { Contents } from "../sections/contents.tsx";
import { Invitation } from "../sections/invitation.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { PageSection } from "../sections/page-section.tsx";
import { QuestionList } from "../sections/question-list.tsx";
import { ReviewNote } from "../sections/review-note.tsx";
import { SearchForm } from "../sections/search-form.tsx";
import { SearchResults } from "../sections/search-results.tsx";
import { faq } from "../site/content/content.server.ts";
import { contentPage } from "../site/content/content-page.server.ts";
import { invitation } from "../site/content/invitation.server.ts";
import { localize } from "../site/content/localize.ts";
import { reviewOf } from "../site/content/review.server.ts";
import { pageMeta } from "../site/pages/head.ts";
import { pageData } from "../site/pages/page-data.ts";
import { pageHeaders } from "../site/pages/page-headers.ts";
import { faqPage } from "../site/structured/faq-page.server.ts";
import { Prose } from "../ui/prose.tsx";
import type { Route } from "./+types/faq";

export const loader = pageLoader<"faq", ReturnType<typeof load>>(({ place, url }) =>
	load(place, url.searchParams.get("q") ?? ""),
);

async function load(place: Parameters<typeof contentPage>[0], query: string) {
	const { locale } = place;
	const topics = faq.map((entry) => {
		const { id, topic, questions, review } = localize(entry, locale);
		return { id, topic, questions, review: reviewOf(review) };
	});
	return {
		...contentPage(place, [faqPage(place)]),
		topics,
		answer: { query, results: await search(query, locale) },
		invitation: invitation(locale),
	};
}

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args);

export const headers = pageHeaders;

export const meta = pageMeta;

export default function Faq({ loaderData: page }: Route.ComponentProps) {
	const { faq: words } = useWords();
	return (
		<>
			<PageHero trail={page.trail} heading={page.heading} lead={page.lead} picture={page.picture} />
			<div className="mx-auto max-w-page px-edge pt-10 lg:pt-14">
				<InstantSearch answer={page.answer} show={SearchResults}>
					<SearchForm query={page.answer.query} className="max-w-[46rem]" />
				</InstantSearch>
			</div>
			<div className="mx-auto grid max-w-page gap-x-gap px-edge pt-14 lg:grid-cols-12 lg:pt-20">
				<Contents
					title={words.topics}
					entries={page.topics.map(({ id, topic }) => ({ id, text: topic }))}
					className="mb-14 lg:sticky lg:top-10 lg:col-span-3 lg:self-start"
				/>
				<div className="lg:col-span-9 lg:pl-8">
					{page.topics.map(({ id, topic, questions, review }) => (
						<PageSection key={id} id={id} heading={topic}>
							<QuestionList questions={questions} />
							<ReviewNote review={review} className="mt-6 border-t-0" />
						</PageSection>
					))}
					{page.sections.map(({ id, heading, body }) => (
						<PageSection key={id} id={id} heading={heading}>
							<Prose html={body} className="max-w-text" />
						</PageSection>
					))}
				</div>
			</div>
			<Invitation invitation={page.invitation} />
		</>
	);
}

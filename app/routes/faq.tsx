import { search } from "../.server/search.ts";
import { InstantSearch } from "../features/search/instant-search.tsx";
import { FaqTopics } from "../sections/faq-topics.tsx";
import { Invitation } from "../sections/invitation.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { SearchForm } from "../sections/search-form.tsx";
import { SearchResults } from "../sections/search-results.tsx";
import { faqPage } from "../site/loaders/faq-page.server.ts";
import { pageRef } from "../site/pages/page-context.ts";
import { pageData } from "../site/pages/page-data.ts";
import type { Route } from "./+types/faq";

export async function loader({ context, url }: Route.LoaderArgs) {
	const ref = pageRef(context, "faq");
	const [query = ""] = url.searchParams.getAll("q");
	return faqPage(ref, { query, results: await search(query, ref.locale) });
}

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args);

export { headers, meta } from "../site/pages/page-exports.ts";

export default function Faq({ loaderData: page }: Route.ComponentProps) {
	const isAnswer = page.answer.query !== "";
	const search = (
		<div className="mx-auto max-w-page px-edge py-6 md:pb-8 lg:py-9">
			<InstantSearch answer={page.answer} show={SearchResults}>
				<SearchForm query={page.answer.query} />
			</InstantSearch>
		</div>
	);
	return (
		<>
			<PageHero page={page} brief />
			{/* Visitors who searched see the results first; all others see what is urgent first. */}
			{isAnswer ? search : null}
			<FaqTopics page={page}>{isAnswer ? null : search}</FaqTopics>
			<Invitation invitation={page.invitation} />
		</>
	);
}

import { InstantSearch } from "../features/search/instant-search.tsx";
import { SearchForm } from "./search-form.tsx";
import { SearchResults } from "./search-results.tsx";

const nothing = { query: "", results: [] };

/** A search over the site that starts empty: results while one types, or the FAQ page's answer without script. */
export function SiteSearch({ className = "" }: { className?: string }) {
	return (
		<InstantSearch answer={nothing} show={SearchResults} className={className}>
			<SearchForm brief />
		</InstantSearch>
	);
}

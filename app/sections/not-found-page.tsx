import { PageLinks, useNamedPages } from "./page-link.tsx";
import { SiteSearch } from "./site-search.tsx";
import { StatusPage } from "./status-page.tsx";

/** A page that does not exist: a search over the site, and links to the most visited pages. */
export function NotFoundPage({ page }: { page: { title: string; heading: string; lead: string } }) {
	const named = useNamedPages();
	return (
		<StatusPage {...page}>
			<SiteSearch className="mt-9 max-w-text" />
			<ul className="mt-10 flex flex-wrap gap-x-8 gap-y-2 font-semibold">
				<PageLinks
					pages={named("home", "faq", "team", "areas", "blog", "contact")}
					className="inline-block py-2 underline decoration-(--accent)"
				/>
			</ul>
		</StatusPage>
	);
}

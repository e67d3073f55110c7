import type { LayoutData } from "../site/firm/layout-data.server.ts";
import { OfficePhones } from "./office-phones.tsx";
import { PageLinks, useNamedPages } from "./page-link.tsx";
import { SearchForm } from "./search-form.tsx";
import { StatusPage } from "./status-page.tsx";

interface NotFoundPageProps {
	page: { title: string; heading: string; lead: string };
	offices?: LayoutData["offices"];
}

/** A page that does not exist: a search over the site, the offices' phones, and links to the most visited pages. */
export function NotFoundPage({ page, offices = [] }: NotFoundPageProps) {
	const named = useNamedPages();
	return (
		<StatusPage {...page} figure="404" help={<SearchForm />}>
			<div className="grid gap-x-gap gap-y-6 lg:grid-cols-12">
				<OfficePhones offices={offices} className="flex flex-wrap content-start gap-x-8 lg:col-span-6 lg:flex-col" />
				<ul className="grid grid-cols-2 gap-x-gap border-t border-(--hairline) *:border-b *:border-(--hairline) lg:col-span-5 lg:col-start-8">
					<PageLinks
						pages={named("home", "faq", "team", "areas", "blog", "contact")}
						className="block py-3 font-semibold no-underline hover:underline"
					/>
				</ul>
			</div>
		</StatusPage>
	);
}

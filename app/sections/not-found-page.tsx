import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
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
	const { t } = useTranslation();
	const named = useNamedPages();
	return (
		<StatusPage {...page} figure="404" help={<SearchForm brief dark />}>
			<Part heading={t("notFound.call")}>
				<OfficePhones offices={offices} className="grid gap-x-gap md:grid-cols-2 lg:grid-cols-3" />
			</Part>
			<Part heading={t("notFound.pages")}>
				<ul className="grid grid-cols-2 gap-x-gap md:grid-cols-3">
					<PageLinks
						pages={named("home", "faq", "team", "areas", "blog", "contact")}
						className="block py-2.5 font-semibold no-underline hover:underline"
					/>
				</ul>
			</Part>
		</StatusPage>
	);
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
	return (
		<section className="gap-x-gap border-(--hairline) not-first:mt-5 not-first:border-t not-first:pt-5 lg:grid lg:grid-cols-12 lg:not-first:mt-8 lg:not-first:pt-8">
			<h2 className="mb-2 text-h4 text-noche lg:col-span-3 lg:mt-1.5">{heading}</h2>
			<div className="lg:col-span-9">{children}</div>
		</section>
	);
}

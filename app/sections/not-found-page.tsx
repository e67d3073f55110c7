import { useTranslation } from "react-i18next";
import { PageLink } from "./page-link.tsx";
import { SiteSearch } from "./site-search.tsx";
import { StatusPage } from "./status-page.tsx";

/** A page that does not exist: a search over those that do, and the ones most asked for. */
export function NotFoundPage({ page }: { page: { title: string; heading: string; lead: string } }) {
	const { t } = useTranslation();
	return (
		<StatusPage {...page}>
			<SiteSearch className="mt-9 max-w-text" />
			<ul className="mt-10 flex flex-wrap gap-x-8 gap-y-2 font-semibold">
				{(["home", "faq", "team", "areas", "blog", "contact"] as const).map((id) => (
					<li key={id}>
						<PageLink page={id} className="inline-block py-2 underline decoration-lacre">
							{t(`pages.${id}`)}
						</PageLink>
					</li>
				))}
			</ul>
		</StatusPage>
	);
}

import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { href } from "../site/pages/page-table.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { SiteSearch } from "./site-search.tsx";

export interface NotFoundWords {
	title: string;
	heading: string;
	lead: string;
}

/** A page that does not exist: a search over those that do, and the ones most asked for. */
export function NotFoundPage({ page }: { page: NotFoundWords }) {
	const { t } = useTranslation();
	const locale = useLocale();
	return (
		<section className="mx-auto max-w-page px-edge py-section">
			<title>{page.title}</title>
			<meta name="robots" content="noindex" />
			<h1 className="max-w-[16ch] text-h1">{page.heading}</h1>
			<p className="mt-6 max-w-text text-lead">{page.lead}</p>
			<SiteSearch className="mt-9 max-w-text" />
			<ul className="mt-10 flex flex-wrap gap-x-8 gap-y-2 font-semibold">
				{(["home", "faq", "team", "areas", "blog", "contact"] as const).map((id) => (
					<li key={id}>
						<Link to={href(locale, id)} className="inline-block py-2 underline decoration-lacre">
							{t(`pages.${id}`)}
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}

import { useTranslation } from "react-i18next";
import { href } from "../site/pages/page-table.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { Link } from "../ui/link.tsx";

/** The pagination of the blog. Nothing where there is just one page. */
export function PageNumbers({ pages, current, topic }: { pages: number; current: number; topic: string | undefined }) {
	const { t } = useTranslation("blog");
	const path = href(useLocale(), "blog");
	if (pages < 2) return null;
	const address = (page: number) => {
		const query = new URLSearchParams({
			...(topic ? { topic } : {}),
			...(page > 1 ? { page: String(page) } : {}),
		}).toString();
		return query ? `${path}?${query}` : path;
	};
	const step = (page: number, rel: "prev" | "next") =>
		page < 1 || page > pages ? null : (
			<Link
				to={address(page)}
				rel={rel}
				className={`flex min-h-11 items-center font-semibold ${rel === "next" ? "ml-auto" : ""}`}
			>
				{t(rel)}
			</Link>
		);
	return (
		<nav
			aria-label={t("pages")}
			className="mt-10 flex items-center gap-x-5 border-t border-(--hairline) pt-3 sm:mt-14 sm:pt-5"
		>
			{step(current - 1, "prev")}
			<p className="text-gris sm:hidden">{t("pageOf", { page: current, pages })}</p>
			<ul className="flex grow gap-1.5 max-sm:hidden">
				{Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
					<li key={page} className="max-w-11 grow basis-8">
						<Link
							to={address(page)}
							aria-label={t("page", { page })}
							aria-current={page === current ? "page" : undefined}
							className={`grid h-11 place-items-center rounded-small no-underline ${page === current ? "bg-noche text-blanco" : "hover:bg-niebla"}`}
						>
							{page}
						</Link>
					</li>
				))}
			</ul>
			{step(current + 1, "next")}
		</nav>
	);
}

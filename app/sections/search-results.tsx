import { useTranslation } from "react-i18next";
import type { Excerpt } from "../site/search/excerpt.ts";
import type { SearchResult } from "../site/search/find.ts";
import { Link } from "../ui/link.tsx";

/** The results of a search. Their count is a status, which screen readers announce; without a query it is empty. */
export function SearchResults({ query, results }: { query: string; results: SearchResult[] }) {
	const { t } = useTranslation();
	return (
		<div className={`@container ${query ? "mt-8" : ""}`.trimEnd()}>
			<p role="status" className="font-semibold">
				{query ? t("search.results", { count: results.length, query }) : ""}
			</p>
			{query && results.length === 0 ? <p className="mt-2 text-(--quiet)">{t("search.none")}</p> : null}
			{results.length > 0 ? (
				<ol className="mt-5 border-t border-(--hairline)">
					{results.map(({ path, kind, title, heading, excerpt }) => (
						<li key={path} className="border-b border-(--hairline)">
							<Link
								to={path}
								viewTransition
								className="group block gap-x-12 py-5 no-underline @min-[60rem]:grid @min-[60rem]:grid-cols-[5fr_7fr] @min-[60rem]:py-6"
							>
								<span className="mb-1.5 block text-small text-(--quiet) @min-[60rem]:col-span-2">
									{[t(`search.kinds.${kind}`), heading].filter(Boolean).join(" · ")}
								</span>
								<span className="display block text-h3 text-noche group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
									{title}
								</span>
								<span className="mt-1.5 block max-w-text @min-[60rem]:mt-0.5 @min-[60rem]:max-w-none">
									{marked(excerpt).map(({ text, start, isFound }) =>
										isFound ? (
											<mark key={start} className="rounded-small bg-arena/50 px-0.5 text-tinta">
												{text}
											</mark>
										) : (
											text
										),
									)}
								</span>
							</Link>
						</li>
					))}
				</ol>
			) : null}
		</div>
	);
}

/** Splits an excerpt into matches and the text between them, in order. */
export function marked({ text, marks }: Excerpt): { text: string; start: number; isFound: boolean }[] {
	const bounds = [0, ...marks.flat(), text.length];
	return bounds.slice(0, -1).flatMap((start, index) => {
		const piece = text.slice(start, bounds[index + 1]);
		return piece ? [{ text: piece, start, isFound: index % 2 === 1 }] : [];
	});
}

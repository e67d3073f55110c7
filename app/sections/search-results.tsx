import { useTranslation } from "react-i18next";
import { Link } from "react-router";

/** Something found, with the stretches of its excerpt that were looked for, in UTF-16 units. */
export interface FoundEntry {
	path: string;
	kind: "page" | "service" | "question" | "case" | "person" | "video" | "post" | "area";
	title: string;
	heading: string;
	excerpt: { text: string; marks: [start: number, end: number][] };
}

/** What a search found. Its count is a status that screen readers tell; without a query there is nothing to see. */
export function SearchResults({ query, results }: { query: string; results: FoundEntry[] }) {
	const { t } = useTranslation();
	return (
		<div className={query ? "mt-8" : undefined}>
			<p role="status" className="font-semibold">
				{query ? t("search.results", { count: results.length, query }) : ""}
			</p>
			{query && results.length === 0 ? <p className="mt-2 text-(--quiet)">{t("search.none")}</p> : null}
			{results.length > 0 ? (
				<ol className="mt-5 border-t border-(--hairline)">
					{results.map(({ path, kind, title, heading, excerpt }) => (
						<li key={path} className="border-b border-(--hairline)">
							<Link to={path} viewTransition className="group block py-5 no-underline">
								<span className="block text-small text-(--quiet)">
									{[t(`search.kinds.${kind}`), heading].filter(Boolean).join(" · ")}
								</span>
								<span className="display block text-h3 text-noche group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
									{title}
								</span>
								<span className="mt-1.5 block max-w-text">
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

/** An excerpt in pieces, found and not found, in order. */
export function marked({ text, marks }: FoundEntry["excerpt"]): { text: string; start: number; isFound: boolean }[] {
	const bounds = [0, ...marks.flat(), text.length];
	return bounds.slice(0, -1).flatMap((start, index) => {
		const piece = text.slice(start, bounds[index + 1]);
		return piece ? [{ text: piece, start, isFound: index % 2 === 1 }] : [];
	});
}

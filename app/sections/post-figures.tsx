interface PostFiguresProps {
	figures: { figure: string; label: string }[];
	className: string;
}

/** The times and amounts of a post in a row before its text, each over what it is. */
export function PostFigures({ figures, className }: PostFiguresProps) {
	if (figures.length === 0) return null;
	return (
		<dl className={`grid grid-cols-[repeat(auto-fit,minmax(min(6.25rem,100%),1fr))] gap-x-gap gap-y-4 ${className}`}>
			{figures.map(({ figure, label }) => (
				<div key={label} className="grid content-start border-t border-(--accent) pt-3">
					<dt className="wrap-anywhere hyphens-auto text-small max-md:text-[0.875rem] text-balance text-(--quiet)">
						{label}
					</dt>
					<dd className="-order-1 mb-1 wrap-anywhere font-display text-h3 text-noche lg:text-h2">{figure}</dd>
				</div>
			))}
		</dl>
	);
}

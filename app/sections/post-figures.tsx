interface PostFiguresProps {
	figures: { figure: string; label: string }[];
	className: string;
}

/** The times and amounts of a post, each before what it is, in a line if there is room; on a desk over it, in columns. */
export function PostFigures({ figures, className }: PostFiguresProps) {
	if (figures.length === 0) return null;
	return (
		<dl className={`grid gap-x-gap gap-y-3 lg:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] ${className}`}>
			{figures.map(({ figure, label }) => (
				<div
					key={label}
					className="flex flex-wrap content-start items-center gap-x-4 gap-y-1 border-t border-(--accent) pt-2 md:pt-3 lg:grid lg:gap-y-2"
				>
					<dt className="flex-[1_1_10rem] wrap-anywhere hyphens-auto text-small/[1.4] text-pretty text-(--quiet)">
						{label}
					</dt>
					<dd className="-order-1 wrap-anywhere font-display text-[2.25rem]/[1.05] text-balance text-noche md:text-[2.5rem]/none lg:text-[3.5rem]/none">
						{figure}
					</dd>
				</div>
			))}
		</dl>
	);
}

interface PostFiguresProps {
	figures: { figure: string; label: string }[];
	className: string;
}

/** The times and amounts of a post, each over what it is. */
export function PostFigures({ figures, className }: PostFiguresProps) {
	if (figures.length === 0) return null;
	return (
		<dl
			className={`grid grid-cols-[repeat(auto-fit,minmax(min(9.25rem,100%),1fr))] lg:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] gap-x-gap gap-y-3 md:gap-y-4 ${className}`}
		>
			{figures.map(({ figure, label }) => (
				<div
					key={label}
					className="grid content-start max-md:last:odd:col-span-full border-t border-(--accent) pt-2 md:pt-3"
				>
					<dt className="wrap-anywhere hyphens-auto text-small text-balance text-(--quiet)">{label}</dt>
					<dd className="-order-1 mb-1 wrap-anywhere font-display text-h3/[1.1] text-noche lg:text-part">{figure}</dd>
				</div>
			))}
		</dl>
	);
}

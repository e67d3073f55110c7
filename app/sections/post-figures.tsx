interface PostFiguresProps {
	figures: { figure: string; label: string }[];
	className: string;
}

/** The times and amounts of a post, large, before its text. */
export function PostFigures({ figures, className }: PostFiguresProps) {
	if (figures.length === 0) return null;
	return (
		<dl
			className={`plate grid max-w-text grid-cols-1 gap-x-gap gap-y-4 rounded-plate bg-cal px-6 py-5 sm:grid-cols-3 lg:px-8 lg:py-7 ${className}`}
		>
			{figures.map(({ figure, label }) => (
				<div
					key={label}
					className="grid grid-cols-[repeat(auto-fit,minmax(min(8.25rem,100%),1fr))] content-start items-baseline gap-x-4"
				>
					<dt className="wrap-anywhere text-small">{label}</dt>
					<dd className="-order-1 wrap-anywhere font-display text-h3 text-noche">{figure}</dd>
				</div>
			))}
		</dl>
	);
}

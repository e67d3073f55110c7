interface PostFiguresProps {
	figures: { figure: string; label: string }[];
	className: string;
}

/** The times and amounts of a post, large, before its text, or beside it where there is room for that. */
export function PostFigures({ figures, className }: PostFiguresProps) {
	if (figures.length === 0) return null;
	return (
		<dl
			className={`plate grid max-w-prose grid-cols-1 gap-x-gap gap-y-4 rounded-plate bg-cal px-6 py-5 sm:grid-cols-3 lg:px-8 lg:py-7 xl:grid-cols-1 xl:gap-y-6 xl:px-6 ${className}`}
		>
			{figures.map(({ figure, label }) => (
				<div
					key={label}
					className="flex flex-col-reverse justify-end gap-x-4 min-[22.5rem]:max-sm:flex-row-reverse min-[22.5rem]:max-sm:items-baseline"
				>
					<dt className="min-w-0 wrap-anywhere text-small min-[22.5rem]:max-sm:w-1/2">{label}</dt>
					<dd className="min-w-0 wrap-anywhere font-display text-h3 text-noche min-[22.5rem]:max-sm:w-1/2">{figure}</dd>
				</div>
			))}
		</dl>
	);
}

/** The times and amounts of a post, large, before its text. */
export function PostFigures({ figures }: { figures: { figure: string; label: string }[] }) {
	if (figures.length === 0) return null;
	return (
		<dl className="plate mb-9 grid max-w-prose gap-x-gap gap-y-4 rounded-plate bg-cal px-6 py-5 sm:grid-cols-3 lg:mb-12 lg:px-8 lg:py-7">
			{figures.map(({ figure, label }) => (
				<div key={label} className="flex flex-col-reverse justify-end">
					<dt className="text-small">{label}</dt>
					<dd className="font-display text-h3 text-noche">{figure}</dd>
				</div>
			))}
		</dl>
	);
}

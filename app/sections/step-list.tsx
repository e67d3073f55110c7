export function StepList({ steps }: { steps: { title: string; time: string; text: string }[] }) {
	return (
		<ol className="steps border-t border-(--hairline)">
			{steps.map(({ title, time, text }, index) => (
				<li
					key={title}
					className="grid gap-x-6 gap-y-2 border-b border-(--hairline) py-6 sm:grid-cols-[2.5rem_1fr] lg:grid-cols-[2.5rem_1fr_11rem]"
				>
					<span aria-hidden="true" className="font-display text-h3 text-lacre">
						{index + 1}
					</span>
					<div>
						<h3 className="text-h3">{title}</h3>
						<p className="mt-2 max-w-prose text-(--quiet)">{text}</p>
					</div>
					<p className="font-semibold sm:col-start-2 lg:col-start-3 lg:pt-1.5 lg:text-right">{time}</p>
				</li>
			))}
		</ol>
	);
}

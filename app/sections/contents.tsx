import { Fold } from "../ui/fold.tsx";

interface ContentsProps {
	title: string;
	entries: { id: string; heading: string }[];
	className?: string;
}

/** A page's sections as links. Where it stays beside the text, a list that is taller than the window scrolls. */
export function Contents({ title, entries, className = "" }: ContentsProps) {
	return (
		<nav aria-label={title} className={`folds no-print lg:max-h-[calc(100svh-5rem)] lg:overflow-y-auto ${className}`}>
			<Fold heading={title} headingClass="mb-3 font-text text-body font-semibold">
				<ol className="md:max-lg:columns-2 md:max-lg:gap-x-gap">
					{entries.map(({ id, heading }) => (
						<li key={id} className="break-inside-avoid border-l border-(--hairline)">
							<a
								href={`#${id}`}
								className="-ml-px block border-l border-transparent py-1.5 pl-4 leading-snug text-(--quiet) no-underline hover:border-petroleo hover:text-tinta"
							>
								{heading}
							</a>
						</li>
					))}
				</ol>
			</Fold>
		</nav>
	);
}

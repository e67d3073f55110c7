import { Fold } from "../ui/fold.tsx";

interface ContentsProps {
	title: string;
	entries: { id: string; heading: string }[];
	className?: string;
}

/** So many lines have room in the window: a longer list does not stay beside the text, or its end would never be seen. */
const mostLines = 26;
/** Characters. */
const line = 28;

/** A page's sections as links, beside the text where there is room. */
export function Contents({ title, entries, className = "" }: ContentsProps) {
	// Half a line stands between two.
	const lines = entries.reduce((sum, { heading }) => sum + Math.ceil(heading.length / line) + 0.5, 0);
	return (
		<nav aria-label={title} className={`folds no-print ${lines > mostLines ? "" : "stays"} ${className}`}>
			<Fold heading={title} headingClass="mb-3 font-text text-body font-semibold">
				<ol className="md:gap-x-gap md:max-lg:columns-2">
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

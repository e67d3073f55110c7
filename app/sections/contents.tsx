import type { ReactNode } from "react";

interface Entry {
	id: string;
	heading: string;
}

interface ContentsProps {
	title: string;
	entries: Entry[];
	/** Over its text on a desk too: one after the other in a line or two, the heading in the columns that those of sections have. */
	beside?: boolean;
	className?: string;
	/** Under the list. */
	children?: ReactNode;
}

/** A page's sections as links, over its text or beside it and in sight. On a phone the folded sections are their list. */
export function Contents({ title, entries, beside = false, className = "", children }: ContentsProps) {
	return (
		<nav
			aria-label={title}
			className={`no-print max-md:hidden ${beside ? "gap-x-gap lg:grid lg:grid-cols-12" : "stays"} ${className}`.trimEnd()}
		>
			<h2
				className={`font-text font-semibold ${beside ? "mb-1 text-small leading-snug lg:col-span-3 lg:pt-1.5" : "mb-3 text-body"}`}
			>
				{title}
			</h2>
			{/* In rows, not in columns: these would move while a page comes in pieces. */}
			<ContentsList
				entries={entries}
				className={beside ? "flex flex-wrap gap-x-7 text-small lg:col-span-9" : "grid gap-x-gap md:max-lg:grid-cols-2"}
				look={beside ? "" : "max-lg:border-t lg:border-l lg:pl-4"}
			/>
			{children}
		</nav>
	);
}

/** The links themselves. */
export function ContentsList({
	entries,
	className,
	look = "border-l pl-4",
}: {
	entries: Entry[];
	className?: string;
	/** Of an entry: its rule. */
	look?: string;
}) {
	return (
		<ol className={className}>
			{entries.map(({ id, heading }) => (
				<li key={id} className={`border-(--hairline) ${look}`}>
					<a href={`#${id}`} className="block py-1.5 leading-snug text-noche no-underline hover:underline">
						{heading}
					</a>
				</li>
			))}
		</ol>
	);
}

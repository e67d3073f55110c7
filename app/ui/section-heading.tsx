import type { ReactNode } from "react";

interface SectionHeadingProps {
	id: string;
	text: ReactNode;
	className?: string;
}

/** The heading that labels a section: the section's `aria-labelledby` is this id. */
export function SectionHeading({ id, text, className }: SectionHeadingProps) {
	return (
		<h2 id={id} className={className}>
			{text}
		</h2>
	);
}

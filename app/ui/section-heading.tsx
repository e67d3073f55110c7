/** The heading of a section that it names: the section's `aria-labelledby` is this id. */
export function SectionHeading({ id, text, className }: Record<"id" | "text", string> & { className?: string }) {
	return (
		<h2 id={id} className={className}>
			{text}
		</h2>
	);
}

/** Long text, from Markdown that was made HTML at build time. It comes from the repository, never from a visitor. */
export function Prose({
	html,
	className = "",
	itemProp,
}: {
	html: string;
	className?: string;
	/** What it is of the item around it, where the page's markup says so (schema.org). */
	itemProp?: string | undefined;
}) {
	return (
		<div
			className={`prose ${className}`.trimEnd()}
			itemProp={itemProp}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own content, checked at build to hold no HTML
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}

/** Long text, from Markdown converted to HTML at build time. It comes from the repository, never from a visitor. */
export function Prose({
	html,
	className = "",
	itemProp,
}: {
	html: string;
	className?: string;
	/** Its schema.org property of the surrounding item, if the page's markup declares one. */
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

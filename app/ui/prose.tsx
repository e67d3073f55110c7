/** Long text, from Markdown that was made HTML at build time. It comes from the repository, never from a visitor. */
export function Prose({ html, className = "" }: { html: string; className?: string }) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own content, checked at build to hold no HTML
	return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}

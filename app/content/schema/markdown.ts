import { Marked } from "marked";

/** Markdown as an editor wrote it, and the HTML made of it at build time. */
export type Markdown = {
	source: string;
	html: string;
};

const marked = new Marked({ gfm: true });

/**
 * HTML of the site's own Markdown. It comes from the repository, so it is trusted; HTML in it is refused all the
 * same, because an editor who pastes from a word processor would bring styles that the page's policy blocks.
 */
export function renderMarkdown(source: string): Markdown {
	if (/<\/?[a-z][^>]*>/i.test(source)) throw new Error("HTML is not allowed in content: use Markdown");
	return { source, html: marked.parse(source, { async: false }).trim() };
}

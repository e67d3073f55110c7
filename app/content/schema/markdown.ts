import GithubSlugger from "github-slugger";
import { Marked } from "marked";
import { layOut } from "./long-text.ts";

/** Markdown as written by an editor, and the HTML built from it. */
export type Markdown = {
	source: string;
	html: string;
};

const marked = new Marked({ gfm: true });

/** HTML of the site's own Markdown, which is trusted because it comes from the repository. */
export function renderMarkdown(source: string): Markdown {
	return { source, html: finished(marked.parse(source, { async: false })) };
}

/**
 * HTML of a text with a page's full width. If two paragraphs begin with the names of two places (“**En Texas**…”, “**En
 * Nuevo León**…”), each place gets a column; if every entry has a label, the entries are marked as rows.
 * `long-text.css` lays out both where there is room.
 *
 * @param laws names of places, in the order to show them in
 */
export function renderLongText(source: string, laws: readonly string[]): Markdown {
	return { source, html: finished(layOut(marked.lexer(source), laws, (blocks) => marked.parser(blocks))) };
}

function finished(html: string): string {
	// A table too wide for a phone scrolls by itself, not with the page. An empty corner cell is not a heading, and the
	// headings beside it must state their scope.
	return stagesOf(html.trim())
		.replace(/<table>.*?<\/table>/gs, withLabels)
		.replaceAll("<th></th>", "<td></td>")
		.replace(/<th(?=[ >])/g, '<th scope="col"')
		.replace(/<table(?=[ >])/g, '<div class="wide-table" tabindex="0"><table')
		.replaceAll("</table>", "</table></div>");
}

/** In a text that is only a numbered list, drops the periods after stage names, which are on their own lines. */
function stagesOf(html: string): string {
	const isList = html.startsWith("<ol>") && html.indexOf("</ol>") === html.length - "</ol>".length;
	return isList ? html.replace(/(<li><strong>[^<]*)\.(?=<\/strong>)/g, "$1") : html;
}

/**
 * In a table of three or more columns, each cell names its column: on a phone its rows become cards. An empty corner in
 * a three-column table marks a point-by-point comparison of two things.
 */
function withLabels(table: string): string {
	const labels = Array.from(table.matchAll(/<th>(.*?)<\/th>/gs), ([, inner = ""]) => inner.replace(/<[^>]+>/g, ""));
	if (labels.length < 3) return table;
	const comparesTwo = labels.length === 3 && labels[0] === "";
	let column = 0;
	return table.replace(/<tr>|<td>|<table>/g, (tag) => {
		if (tag === "<table>") return `<table class="cards${comparesTwo ? " sides" : ""}">`;
		if (tag === "<tr>") {
			column = 0;
			return tag;
		}
		return `<td data-label="${labels[column++] ?? ""}">`;
	});
}

/** The level-two headings of a text, in order, without markup. */
export function headingsOf({ html }: Markdown): string[] {
	return Array.from(html.matchAll(/<h2>(.*?)<\/h2>/gs), ([, inner = ""]) => inner.replace(/<[^>]+>/g, ""));
}

/**
 * Adds anchors to a text's level-two headings, in order. They are made from the Spanish headings and are the same in
 * both languages, so a link into a page survives a change of language.
 */
export function withAnchors(text: Markdown, anchors: readonly string[]): Markdown {
	let next = 0;
	return { ...text, html: text.html.replace(/<h2>/g, () => `<h2 id="${anchors[next++]}">`) };
}

/** Anchors of headings: lower-case words without accents, each unique. */
export function anchorsOf(headings: readonly string[]): string[] {
	const slugger = new GithubSlugger();
	return headings.map((heading) =>
		slugger.slug(
			heading
				.normalize("NFD")
				.replace(/\p{M}/gu, "")
				.replace(/[^\p{L}\p{N}\s-]/gu, ""),
		),
	);
}

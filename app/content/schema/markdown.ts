import GithubSlugger from "github-slugger";
import { Marked } from "marked";
import { arranged } from "./long-text.ts";

/** Markdown as an editor wrote it, and the HTML made of it at build time. */
export type Markdown = {
	source: string;
	html: string;
};

const marked = new Marked({ gfm: true });

/** HTML of the site's own Markdown. It comes from the repository, so it is trusted. */
export function renderMarkdown(source: string): Markdown {
	return { source, html: finished(marked.parse(source, { async: false })) };
}

/**
 * The same of a text with a page's width to itself: where two of its paragraphs open with the names of two places (“**En
 * Texas**…”, “**En Nuevo León**…”), what is said of each is a column of its own, and what has a label in each of its
 * entries is marked as rows. `long-text.css` lays out both, where there is room.
 *
 * @param laws names of places in the order in which they stand
 */
export function renderLongText(source: string, laws: readonly string[]): Markdown {
	return { source, html: finished(arranged(marked.lexer(source), laws, (blocks) => marked.parser(blocks))) };
}

function finished(html: string): string {
	// A table too wide for a phone scrolls by itself, not with the page. An empty corner is no heading, and beside one
	// the others must say of what they are.
	return stagesOf(html.trim())
		.replace(/<table>.*?<\/table>/gs, withLabels)
		.replaceAll("<th></th>", "<td></td>")
		.replace(/<th(?=[ >])/g, '<th scope="col"')
		.replace(/<table(?=[ >])/g, '<div class="wide-table" tabindex="0"><table')
		.replaceAll("</table>", "</table></div>");
}

/** Of a text that is nothing but a numbered list, the names of its stages, which stand on lines of their own. */
function stagesOf(html: string): string {
	const isList = html.startsWith("<ol>") && html.indexOf("</ol>") === html.length - "</ol>".length;
	return isList ? html.replace(/(<li><strong>[^<]*)\.(?=<\/strong>)/g, "$1") : html;
}

/**
 * A table of three columns and more says in each cell what its column is: on a phone its rows become cards. One that
 * compares two things point by point, under an empty corner, is known by that.
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
 * Gives the level-two headings of a text their anchors, in order. The anchors are made of the Spanish headings and the
 * same in both languages, so that a link into a page holds when its reader changes language.
 */
export function withAnchors(text: Markdown, anchors: readonly string[]): Markdown {
	let next = 0;
	return { ...text, html: text.html.replace(/<h2>/g, () => `<h2 id="${anchors[next++]}">`) };
}

/** Anchors of headings: lower-case words without accents, each once. */
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

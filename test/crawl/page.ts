import { DomUtils, parseDocument } from "htmlparser2";

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** What the checks look at in the HTML of a page. */
export interface Page {
	language: string | undefined;
	/** Targets of links that a reader can follow, as they are written. */
	links: string[];
	/** Files that the page loads or shows: pictures, scripts, styles, icons, its card for social networks. */
	files: string[];
	/** Feeds and the manifest, which the head names. */
	machineFiles: string[];
	ids: ReadonlySet<string>;
	title: string;
	description: string;
	canonical: string | undefined;
	/** The page in its languages: `es`, `en`, `x-default`. */
	alternates: ReadonlyMap<string, string>;
	indexed: boolean;
	/** What a reader sees, hears or finds in the head, each text by itself. */
	texts: string[];
	/** Paragraphs, headings, items and cells, whole: what stands in them in bold or as a link is part of the sentence. */
	sentences: string[];
	/** What makes JSON-LD, each as its source. */
	structured: string[];
	/** Elements that a page should not have as they are, each shown in a few characters. */
	bare: string[];
}

/** Attributes that hold words for readers or addresses. */
const read = ["alt", "title", "aria-label", "placeholder", "value", "content", "href", "src", "srcset", "action"];

const holdSentences =
	"p li dd dt th td h1 h2 h3 h4 h5 h6 address blockquote figcaption summary label legend title".split(" ");

const elementsOf = (nodes: Parameters<typeof DomUtils.getElementsByTagName>[1], ...names: string[]) =>
	DomUtils.getElementsByTagName((name) => names.includes(name), nodes);

export function readPage(html: string): Page {
	const document = parseDocument(html);
	const all = DomUtils.getElementsByTagName(() => true, document);
	const links = elementsOf(document, "link");
	const rel = (name: string) => links.filter((link) => link.attribs.rel?.split(" ").includes(name));
	const metas = elementsOf(document, "meta");
	const meta = (name: string) =>
		metas.find(({ attribs }) => attribs.name === name || attribs.property === name)?.attribs.content;
	const scripts = elementsOf(document, "script");
	const alternates = rel("alternate");
	return {
		language: elementsOf(document, "html")[0]?.attribs.lang,
		links: elementsOf(document, "a").flatMap(({ attribs }) => attribs.href ?? []),
		files: [
			...elementsOf(document, "img", "source", "script").flatMap(({ attribs }) => [
				...(attribs.src ?? "").split(" "),
				...(attribs.srcset ?? "").split(",").map((candidate) => candidate.trim().split(" ")[0] ?? ""),
			]),
			...["icon", "apple-touch-icon", "stylesheet", "preload", "modulepreload"].flatMap((name) =>
				rel(name).map(({ attribs }) => attribs.href ?? ""),
			),
			meta("og:image") ?? "",
		].filter(Boolean),
		machineFiles: [...rel("manifest"), ...alternates.filter(({ attribs }) => attribs.type?.includes("xml"))].flatMap(
			({ attribs }) => attribs.href ?? [],
		),
		ids: new Set(all.flatMap(({ attribs }) => attribs.id ?? [])),
		title: DomUtils.textContent(elementsOf(document, "title").slice(0, 1)),
		description: meta("description") ?? "",
		canonical: rel("canonical")[0]?.attribs.href,
		alternates: new Map(
			alternates.flatMap(({ attribs: { hreflang, href } }) => (hreflang && href ? [[hreflang, href] as const] : [])),
		),
		indexed: !meta("robots")?.includes("noindex"),
		texts: [...textsOf(document), ...all.flatMap(({ attribs }) => read.flatMap((name) => attribs[name] ?? []))],
		sentences: elementsOf(document, ...holdSentences)
			.filter(({ children }) => elementsOf(children, ...holdSentences).length === 0)
			.map((element) => DomUtils.textContent(element).trim()),
		structured: scripts
			.filter(({ attribs }) => attribs.type === "application/ld+json")
			.map((script) => DomUtils.textContent(script)),
		bare: all.filter(isBare).map((element) => DomUtils.getOuterHTML(element).slice(0, 120)),
	};
}

/** Runs of text between elements. React parts a run by comments; here it is whole again. */
function textsOf(document: ReturnType<typeof parseDocument>): string[] {
	const holders = DomUtils.getElementsByTagName(
		(name) => !["script", "style", "html", "head"].includes(name),
		document,
	);
	return holders
		.map(({ children }) =>
			children.map((child) => ("data" in child && child.type === "text" ? child.data : "")).join(""),
		)
		.map((text) => text.trim())
		.filter(Boolean);
}

/** An element that says nothing where it should, and that HTML allows: a link without a target, a list with nothing in it. */
function isBare({ name, attribs, children }: Element): boolean {
	if (name === "a") return attribs.href?.trim() === "";
	return ["ul", "ol", "dl", "table", "nav"].includes(name) && !children.some((child) => child.type === "tag");
}

import { type Page, readPage } from "./page.ts";

/** An answer of a site, as far as it matters here. */
export interface Answer {
	status: number;
	/** Without parameters: `text/html`. */
	type: string;
	headers: Headers;
	text: string;
}

/** Asks a site for a path, its query included. */
export type Visit = (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;

export interface Visited extends Answer {
	page?: Page;
	/** The page as Markdown. */
	markdown?: Answer;
	/** The first page that leads here. */
	from: string;
}

/** All that was found on a site, by path. */
export interface Site {
	/** `https://firm.example` */
	origin: string;
	/** What links of readers lead to. */
	pages: ReadonlyMap<string, Visited>;
	/** Pictures, scripts and styles, feeds, sitemap, manifest. */
	files: ReadonlyMap<string, Visited>;
}

/** What machines ask for by a fixed name. */
const wellKnown = ["/robots.txt", "/sitemap.xml", "/llms.txt", "/.well-known/security.txt"];

/** How many answers are waited for at once. */
const width = 12;

/**
 * Walks a whole site: from both home pages along every link to the site itself, and to the files of each page.
 * Addresses of the site may be written with or without its origin.
 *
 * @param assets Files that belong to the site though no page may name them.
 */
export async function crawl(origin: string, visit: Visit, assets: readonly string[] = []): Promise<Site> {
	const pages = new Map<string, Visited>();
	const files = new Map<string, Visited>();
	const seen = new Set<string>();
	const waiting: { path: string; from: string; isPage: boolean }[] = [];
	const want = (isPage: boolean, addresses: readonly string[], from: string) => {
		for (const address of addresses) {
			const path = pathOf(address, origin, from);
			if (path === undefined || seen.has(path)) continue;
			seen.add(path);
			waiting.push({ path, from, isPage });
		}
	};
	const walk = async ({ path, from, isPage }: (typeof waiting)[number]) => {
		const answer = await visit(path);
		if (!isPage || answer.type !== "text/html") return void files.set(path, { ...answer, from });
		const page = readPage(answer.text);
		const markdown = answer.status === 200 ? await visit(path, { accept: "text/markdown" }) : undefined;
		pages.set(path, { ...answer, page, from, ...(markdown && { markdown }) });
		want(true, [...page.links, ...page.alternates.values()], path);
		want(false, [...page.files, ...page.machineFiles], path);
	};
	want(true, ["/", "/en"], "/");
	want(false, [...wellKnown, ...assets], "/");
	while (waiting.length > 0) await Promise.all(waiting.splice(0, width).map(walk));
	return { origin, pages, files };
}

/** The path and query of an address of the site, seen from a page of it; nothing for what lies elsewhere. */
export function pathOf(address: string, origin: string, from: string): string | undefined {
	if (!URL.canParse(address, origin + from)) return undefined;
	const url = new URL(address, origin + from);
	return url.origin === origin ? url.pathname + url.search : undefined;
}

import { serveBuild } from "../../serve-build.ts";

/** What the site answers with. */
export interface ServedPage {
	path: string;
	text: string;
}

/** What machines read, and the page of an address that does not exist. */
const besides = [
	"/robots.txt",
	"/llms.txt",
	"/feed.xml",
	"/en/feed.xml",
	"/site.webmanifest",
	"/.well-known/security.txt",
	"/no-such-page",
	"/en/no-such-page",
];

/** Every page of the build as it is served, in both languages, with what machines read. */
export async function servedPages(): Promise<ServedPage[]> {
	const site = await serveBuild();
	try {
		const read = async (path: string) => ({ path, text: await (await fetch(site.url + path)).text() });
		const sitemap = await read("/sitemap.xml");
		const paths = Array.from(sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = ""]) => new URL(url).pathname);
		const pages: ServedPage[] = [sitemap];
		for (const path of [...paths, ...besides]) pages.push(await read(path));
		return pages;
	} finally {
		site.stop();
	}
}

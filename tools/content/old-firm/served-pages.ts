import { serveBuild } from "../../serve-build.ts";

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

/** The text of every page of the build as it is served, in both languages, and of what machines read, by path. */
export async function servedPages(): Promise<ReadonlyMap<string, string>> {
	const site = await serveBuild();
	try {
		const read = async (path: string) => (await fetch(site.url + path)).text();
		const sitemap = await read("/sitemap.xml");
		const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = ""]) => new URL(url).pathname);
		const pages = new Map([["/sitemap.xml", sitemap]]);
		for (const path of [...paths, ...besides]) pages.set(path, await read(path));
		return pages;
	} finally {
		site.stop();
	}
}

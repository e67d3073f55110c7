import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * The home page as a file without script: the same words, style, font and first picture, and nothing that runs. It is
 * what the site would be if it were only read, so it is what the site is measured against.
 *
 * @param html The home page as the site serves it.
 * @returns The folder that holds it as `index.html`, with the files that it fetches.
 */
export function writeReference(build: string, html: string): string {
	const folder = resolve("node_modules/.cache/reference");
	rmSync(folder, { recursive: true, force: true });
	cpSync(join(build, "client"), folder, { recursive: true });
	const still = html
		.replace(/<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, "")
		.replace(/<link[^>]*rel="modulepreload"[^>]*>/g, "")
		.replace(/ nonce="[^"]*"/g, "");
	if (/<script(?![^>]*ld\+json)/.test(still)) throw new Error("A script is left in the reference page");
	writeFileSync(join(folder, "index.html"), still);
	return folder;
}

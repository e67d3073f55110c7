import { cpSync, existsSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { run } from "./run.ts";

/**
 * Builds the site and tells where a copy of the build is: what is measured stays as it is, whoever builds meanwhile.
 *
 * @param fresh Whether to build at all, or to take the build that is there.
 */
export async function buildSite(fresh: boolean): Promise<string> {
	if (fresh) await run("npm", ["run", "--silent", "build"]);
	if (!existsSync("build/server/wrangler.json")) throw new Error("There is no build: run npm run build");
	const copy = resolve("node_modules/.cache/site");
	rmSync(copy, { recursive: true, force: true });
	cpSync("build", copy, { recursive: true });
	return copy;
}

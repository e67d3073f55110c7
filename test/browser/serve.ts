import { resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { serveBuild } from "../../tools/serve-build.ts";

declare module "vitest" {
	export interface ProvidedContext {
		/** Address of the firm's production build, served by `wrangler dev` with a database of its own. */
		baseUrl: string;
		/** Folder of the firm whose build that is. */
		folder: string;
	}
}

/** Serves the production build for the browser tests. */
export default async function serve(project: TestProject) {
	const folder = resolve(project.config.env.FIRM ?? ".");
	const { url, stop } = await serveBuild({}, undefined, folder);
	project.provide("baseUrl", url);
	project.provide("folder", folder);
	return stop;
}

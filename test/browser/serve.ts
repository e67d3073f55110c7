import type { TestProject } from "vitest/node";
import { serveBuild } from "../../tools/serve-build.ts";

declare module "vitest" {
	export interface ProvidedContext {
		/** Address of the firm's production build, served by `wrangler dev` with a database of its own. */
		baseUrl: string;
	}
}

/** Serves the production build for the browser tests. */
export default async function serve(project: TestProject) {
	const { url, stop } = await serveBuild({}, undefined, project.config.env.FIRM);
	project.provide("baseUrl", url);
	return stop;
}

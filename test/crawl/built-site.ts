import { globSync } from "node:fs";
import { builtWorker, startWorkerd } from "../../lab/measure/workerd.ts";
import type { Visit } from "./crawl.ts";

interface BuiltSite {
	visit: Visit;
	/** Scripts and styles, also those that no page loads before it is touched. */
	assets: string[];
	stop: () => Promise<void>;
}

/** Runs the build of a folder, to be asked as a browser would. */
export async function startBuild(folder: string): Promise<BuiltSite> {
	const { edge, stop } = await startWorkerd(builtWorker(`${folder}/build`));
	const visit: Visit = async (path, more = {}) => {
		// A connection that is kept may be closed by the server just as it is used again, on a busy machine.
		const asked = { connection: "close", accept: "text/html", ...more };
		const response = await fetch(edge + path, { redirect: "manual", headers: asked });
		const { status, headers } = response;
		const type = headers.get("content-type")?.split(";")[0] ?? "";
		return { status, type, headers, text: await response.text() };
	};
	const assets = globSync("assets/*.{js,css,json}", { cwd: `${folder}/build/client` }).map((file) => `/${file}`);
	return { visit, assets, stop };
}

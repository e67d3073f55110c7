import { builtWorker, startWorkerd } from "../../lab/measure/workerd.ts";
import type { Visit } from "./crawl.ts";

/** Runs the build of a folder and asks it as a browser would. */
export async function visitBuild(folder: string): Promise<{ visit: Visit; stop: () => Promise<void> }> {
	const { edge, stop } = await startWorkerd(builtWorker(`${folder}/build`));
	const visit: Visit = async (path, headers = {}) => {
		const response = await fetch(edge + path, { redirect: "manual", headers: { accept: "text/html", ...headers } });
		const type = response.headers.get("content-type")?.split(";")[0] ?? "";
		return { status: response.status, type, text: await response.text() };
	};
	return { visit, stop };
}

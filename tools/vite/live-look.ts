import { resolve } from "node:path";
import type { Plugin } from "vite";
import { runTool } from "./run-tool.ts";

/** What `tools/brand.ts` reads. */
const sources = [resolve("app/ui/theme.css"), resolve("app/content/firm.yaml")];
const drawings = resolve("public/brand");

/**
 * In development: makes again what has the theme's colours and is no style, such as logo and skylines, when theme or
 * drawings are edited. Vite sees what that writes. A faulty edit is told in the terminal, and the look stays as it was.
 */
export function liveLook(): Plugin {
	let pause: NodeJS.Timeout;
	const edited = (file: string) => {
		if (!sources.includes(file) && !file.startsWith(drawings)) return;
		clearTimeout(pause);
		pause = setTimeout(() => void runTool("tools/brand.ts"), 50);
	};
	return {
		name: "live-look",
		apply: "serve",
		configureServer({ watcher }) {
			watcher.on("change", edited).on("add", edited).on("unlink", edited);
		},
	};
}

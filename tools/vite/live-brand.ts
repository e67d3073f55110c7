import { resolve } from "node:path";
import type { Plugin } from "vite";
import { runTool } from "./run-tool.ts";

const drawings = resolve("public/brand");
const theme = resolve("app/ui/theme.css");

/** In development: makes the logo and the line art again, in the firm's colours, when one of them is edited. */
export function liveBrand(): Plugin {
	return {
		name: "live-brand",
		apply: "serve",
		hotUpdate({ file }) {
			if (this.environment.name === "client" && (file.startsWith(drawings) || file === theme))
				void runTool("tools/brand.ts");
		},
	};
}

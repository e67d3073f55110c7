import { readFile } from "node:fs/promises";
import { minify, type Plugin, transformWithOxc } from "vite";

/** `import text from "./boot.ts?script"`: a module as the text of a classic script, to be written into a page. */
export function inlineScript(): Plugin {
	return {
		name: "inline-script",
		enforce: "pre",
		async load(id) {
			const [file, query] = id.split("?");
			if (query !== "script" || !file) return null;
			this.addWatchFile(file);
			const { code } = await transformWithOxc(await readFile(file, "utf8"), file, { sourcemap: false });
			const { code: small } = await minify(file, code, { compress: true, mangle: true });
			return `export default ${JSON.stringify(`(()=>{${small}})()`)}`;
		},
	};
}

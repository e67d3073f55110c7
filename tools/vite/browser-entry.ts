import { relative, resolve } from "node:path";
import type { Plugin } from "vite";

/**
 * `import url from "./entry.boot.ts?entry"`: a module that the browser loads beside React Router's entry, bundled by the
 * client's build; in the Worker, its address.
 */
export function browserEntry(file: string): Plugin {
	let address = `/${relative(".", file)}`;
	return {
		name: "browser-entry",
		enforce: "pre",
		// React Router adds its own entries to it.
		config: () => ({ environments: { client: { build: { rolldownOptions: { input: [resolve(file)] } } } } }),
		// The client is built before the Worker.
		generateBundle(_, bundle) {
			if (this.environment.name !== "client") return;
			for (const output of Object.values(bundle)) {
				if (output.type === "chunk" && output.facadeModuleId === resolve(file)) address = `/${output.fileName}`;
			}
		},
		load: (id) => (id === `${resolve(file)}?entry` ? `export default ${JSON.stringify(address)}` : null),
	};
}

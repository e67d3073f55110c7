import { existsSync, statSync } from "node:fs";
import { dirname, resolve, sep } from "node:path";
import type { Plugin } from "vite";
import { ledgerFile, readLedger } from "../firm-copy/ledger.ts";

/**
 * Takes what is a firm's own from a copy of the project (`tools/firm-copy.ts`), and the rest from the project itself:
 * content and what was generated of it are the other firm's; code is the project's, and no module is there twice.
 *
 * @param copy Path of the copy from the project's folder: `.firms/fixture`.
 */
export function firmFiles(copy: string): Plugin {
	const project = resolve(".") + sep;
	const firm = resolve(copy) + sep;
	// The copy may be brought up to date while tests are being set up.
	let [copied, read] = [readLedger(copy).copied, 0];
	const refresh = () => {
		const written = statSync(ledgerFile(copy), { throwIfNoEntry: false })?.mtimeMs ?? 0;
		if (written !== read) [copied, read] = [readLedger(copy).copied, written];
	};
	return {
		name: "firm-files",
		enforce: "pre",
		async resolveId(source, importer, options) {
			const found = await this.resolve(source, importer, { ...options, skipSelf: true });
			// What only the copy has, such as its build.
			if (!found && importer && source.startsWith(".") && importer.startsWith(project)) {
				const path = resolve(dirname(importer), source).slice(project.length);
				return existsSync(firm + path) ? firm + path : null;
			}
			if (!found || found.external || !found.id.startsWith(project)) return found;
			refresh();
			// A test that names a file from its working directory, which is the copy, means the project's as well.
			const folder = found.id.startsWith(firm) ? firm : project;
			const [path = "", query = ""] = found.id.slice(folder.length).split(/(?=\?)/);
			if (path.startsWith("node_modules/")) return found;
			const isFirms = copied[path] !== path && existsSync(firm + path);
			return { ...found, id: (isFirms ? firm : project) + path + query };
		},
	};
}

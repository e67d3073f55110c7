import { createHash } from "node:crypto";
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectFiles } from "../project-files.ts";

/** What another firm brings itself; of this project's it takes nothing of the kind. */
const ofTheFirm =
	/^(app\/content\/(?!schema\/|[^/]+\.ts$)|public\/(pictures|brand)\/|app\/site\/pictures\.(json|css)$)/;

/** Where a file of a copy comes from: path below the project's folder → the file itself. */
export type Sources = ReadonlyMap<string, string>;

/**
 * The files of the project as they are now. With a folder of another firm: its files over the project's, and in the place
 * of everything that is a firm's own.
 */
export function sourcesOf(firm?: string): Sources {
	const project = projectFiles();
	if (!firm) return new Map(project.map((path) => [path, path]));
	return new Map([
		...project.filter((path) => !ofTheFirm.test(path)).map((path) => [path, path] as const),
		...globSync("**/*", { cwd: firm, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name))
			.map((file) => [file.slice(firm.length + 1), file] as const),
	]);
}

/** A name for what is in files. */
export function fingerprintOf(sources: Sources): string {
	const hash = createHash("sha256");
	for (const [path, file] of [...sources].sort(([a], [b]) => (a < b ? -1 : 1))) {
		hash.update(`\0${path}\0`).update(readFileSync(file));
	}
	return hash.digest("hex");
}

/**
 * Brings a folder up to date with its sources: copies what differs, takes away what was copied before and is gone. What
 * was made in the folder stays. (Links instead of copies were rejected: a tool that writes through one would change the
 * project's own file.)
 *
 * @param before Paths that were copied the last time.
 */
export function synchronise(folder: string, sources: Sources, before: readonly string[]): void {
	for (const path of before) if (!sources.has(path)) rmSync(join(folder, path), { force: true });
	for (const [path, file] of sources) {
		const copy = join(folder, path);
		const { size, mtime } = statSync(file);
		const there = statSync(copy, { throwIfNoEntry: false });
		if (there?.size === size && there.mtimeMs === Math.floor(mtime.getTime())) continue;
		mkdirSync(dirname(copy), { recursive: true });
		copyFileSync(file, copy);
		// In whole milliseconds, which every file system keeps.
		utimesSync(copy, mtime, new Date(Math.floor(mtime.getTime())));
	}
}

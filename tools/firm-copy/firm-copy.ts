import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { projectFiles } from "../project-files.ts";
import { readLedger, writeLedger } from "./ledger.ts";

/** Where copies of the project are; nothing in it is tracked. Packages are found in the project's own folder above. */
const copies = ".firms";

/** Something to make in a copy. */
export interface Step {
	command: string;
	/** What it is made of, by path: while that is as it was, the step is left out. */
	of: RegExp;
}

interface FirmCopy {
	/** Name of its folder below `.firms`. */
	name: string;
	/** A folder of files to lay over the project's. Without it, the copy is of the project as it is. */
	firm?: string;
	steps: readonly Step[];
	/** Whether steps write over the project's files: then a change begins with a new copy. */
	fresh?: boolean;
}

/**
 * Copies the project with another firm's files, and runs steps in the copy.
 *
 * @returns Path of the copy, from the project's folder.
 * @throws when a step fails; the next run begins with that step
 */
export function makeFirmCopy({ name, firm, steps, fresh = false }: FirmCopy): string {
	const folder = join(copies, name);
	const sources = sourcesOf(firm);
	let { copied, done } = readLedger(folder);
	const isDone = (step: Step) => done[step.command] === madeOf(step, sources);
	if (Object.keys(copied).length === 0 || (fresh && !steps.every(isDone))) {
		rmSync(folder, { recursive: true, force: true });
		[copied, done] = [{}, {}];
	}
	mkdirSync(folder, { recursive: true });
	if (!fresh || Object.keys(copied).length === 0) synchronise(folder, sources, Object.keys(copied));
	const save = () => writeLedger(folder, { copied: Object.fromEntries(sources), done });
	save();
	for (const step of steps.filter((each) => !isDone(each))) {
		delete done[step.command];
		save();
		run(step.command, folder);
		done[step.command] = madeOf(step, sources);
		save();
	}
	return folder;
}

/** Whether a copy that is there was made of the sources as they are now. */
export function isUpToDate({ name, firm, steps }: FirmCopy): boolean {
	const { done } = readLedger(join(copies, name));
	const sources = sourcesOf(firm);
	return steps.every((step) => done[step.command] === madeOf(step, sources));
}

function madeOf({ of }: Step, sources: Sources): string {
	return fingerprintOf(new Map([...sources].filter(([path]) => of.test(path))));
}

function run(command: string, cwd: string): void {
	const PATH = `${resolve("node_modules/.bin")}:${process.env.PATH}`;
	const { status } = spawnSync(command, { cwd, shell: true, stdio: "inherit", env: { ...process.env, PATH } });
	if (status !== 0) throw new Error(`In ${cwd}: "${command}" failed`);
}

/** What another firm brings itself; of this project's it takes nothing of the kind. */
const ofTheFirm =
	/^(app\/content\/(?!schema\/|[^/]+\.ts$)|public\/(pictures|brand)\/|app\/site\/pictures\.(json|css)$)/;

/** Where a file of a copy comes from: path below the project's folder → the file itself. */
type Sources = ReadonlyMap<string, string>;

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
function fingerprintOf(sources: Sources): string {
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
function synchronise(folder: string, sources: Sources, before: readonly string[]): void {
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

import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { fingerprintOf, type Sources, sourcesOf, synchronise } from "./copy.ts";
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

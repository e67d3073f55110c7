import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { fingerprintOf, sourcesOf, synchronise } from "./copy.ts";

/** Where copies of the project are; nothing in it is tracked. Packages are found in the project's own folder above. */
const copies = ".firms";

/** What is known of a copy from the last time. A step that ended well is known by what it was made of. */
const ledger = z.object({ copied: z.array(z.string()), done: z.record(z.string(), z.string()) });

interface FirmCopy {
	/** Name of its folder below `.firms`. */
	name: string;
	/** A folder of files to lay over the project's. Without it, the copy is of the project as it is. */
	firm?: string;
	/** Commands to run in the copy, by what they make, in order. A step is left out while its sources are as they were. */
	steps: Readonly<Record<string, readonly string[]>>;
	/** Whether steps write over the project's files: then a change begins with a new copy. */
	fresh?: boolean;
}

/** What content makes: pictures in their sizes, the map, indexes, cards. Types and unit tests need it. */
export const generate = ["node tools/pictures.ts", "node tools/map.ts", "npm run --silent generate"];

/** The Worker and its files, made of that. */
export const build = ["react-router build"];

/**
 * Copies the project with another firm's files, and runs steps in the copy.
 *
 * @returns Path of the copy, from the project's folder.
 * @throws when a step fails; the next run begins with that step
 */
export function makeFirmCopy({ name, firm, steps, fresh = false }: FirmCopy): string {
	const folder = join(copies, name);
	const ledgerFile = `${folder}.json`;
	const sources = sourcesOf(firm);
	const fingerprint = fingerprintOf(sources);
	const wanted = Object.entries(steps).map(([step, commands]) => ({
		step,
		commands,
		of: ofStep(fingerprint, commands),
	}));
	let { copied, done } = read(ledgerFile);
	if (copied.length === 0 || (fresh && wanted.some(({ step, of }) => done[step] !== of))) {
		rmSync(folder, { recursive: true, force: true });
		[copied, done] = [[], {}];
	}
	mkdirSync(folder, { recursive: true });
	if (!fresh || copied.length === 0) synchronise(folder, sources, copied);
	const save = () => writeFileSync(ledgerFile, JSON.stringify({ copied: [...sources.keys()], done }));
	save();
	for (const { step, commands, of } of wanted.filter(({ step, of }) => done[step] !== of)) {
		delete done[step];
		save();
		for (const command of commands) run(command, folder);
		done[step] = of;
		save();
	}
	return folder;
}

function read(file: string): z.infer<typeof ledger> {
	return existsSync(file) ? ledger.parse(JSON.parse(readFileSync(file, "utf8"))) : { copied: [], done: {} };
}

function ofStep(fingerprint: string, commands: readonly string[]): string {
	return createHash("sha256").update(fingerprint).update(commands.join("\n")).digest("hex");
}

function run(command: string, cwd: string): void {
	const PATH = `${resolve("node_modules/.bin")}:${process.env.PATH}`;
	const { status } = spawnSync(command, { cwd, shell: true, stdio: "inherit", env: { ...process.env, PATH } });
	if (status !== 0) throw new Error(`In ${cwd}: "${command}" failed`);
}

/**
 * Makes the site another firm's: `npm run new-firm`. Asks for the firm, or reads it:
 *
 *   npm run new-firm -- --answers firm.yaml    such as test/fixtures/answers/review.yaml
 *   npm run new-firm -- --written-only         leaves what is made from content for the next build
 *
 * Writes content, brand, colours and settings; takes out what the firm does not have. Git undoes all of it, so it begins
 * only where nothing is uncommitted. Ends with what a person must write and what a lawyer must check.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { type Answers, answersSchema } from "./new-firm/answers.ts";
import { apply } from "./new-firm/apply.ts";
import { assertNothingUncommitted, changedFiles } from "./new-firm/git.ts";
import { planContent } from "./new-firm/plan.ts";
import { type Task, toCheck, toWrite } from "./new-firm/remaining.ts";

/** What content makes, in order. */
const derived = ["pictures", "generate"];

const { values: options } = parseArgs({
	options: { answers: { type: "string" }, "written-only": { type: "boolean", default: false } },
});

try {
	await main();
} catch (problem) {
	console.error(problem instanceof Error ? `\n${problem.message}` : problem);
	process.exitCode = 1;
}

async function main(): Promise<void> {
	const folder = options.answers ? dirname(options.answers) : ".";
	const raw: unknown = options.answers ? parse(readFileSync(options.answers, "utf8")) : undefined;
	assertNothingUncommitted(options.answers ? [options.answers, ...logoIn(raw, folder)] : []);
	const answers = checked(raw ?? (await asked()));
	const began = Date.now();
	const plan = planContent(answers, new Date().toISOString().slice(0, 10));
	const notes = apply(plan, answers, folder);
	try {
		if (!options["written-only"]) for (const script of derived) run(script);
	} finally {
		// The firm is written even where something failed that is made of it: what is left to do, and how to undo it, is said.
		report(Date.now() - began, notes);
		list("A person of the firm must still write", toWrite(answers, plan.members));
		list("A lawyer of the firm must check", toCheck(answers));
		console.log(
			"\nNext: npm run content:check, npm run dev. To undo all of it: git restore . && git clean -fd app public",
		);
	}
}

async function asked(): Promise<unknown> {
	const { ask } = await import("./new-firm/ask.ts");
	const answers = await ask();
	// Whatever is wrong with one of them, the others are not asked for again.
	writeFileSync("answers.yaml", stringify(answers));
	console.log("\nYour answers are in answers.yaml; npm run new-firm -- --answers answers.yaml begins with them.");
	return answers;
}

/** @throws an Error that lists what is wrong with the answers, field by field */
function checked(raw: unknown): Answers {
	const { data, error } = answersSchema.safeParse(raw);
	if (error) throw new Error(`The answers are not complete. Nothing was changed.\n${z.prettifyError(error)}`);
	return data;
}

function logoIn(raw: unknown, folder: string): string[] {
	const { data } = z.object({ logo: z.string() }).safeParse(raw);
	return data ? [join(folder, data.logo)] : [];
}

function run(script: string): void {
	const { status } = spawnSync("npm", ["run", "--silent", script], { stdio: "inherit" });
	if (status !== 0)
		throw new Error(`npm run ${script} failed; the content is written, and this can be run again by itself`);
}

function report(milliseconds: number, notes: readonly string[]): void {
	const files = changedFiles();
	console.log(
		`\nA new firm in ${(milliseconds / 1000).toFixed(1)} s: ${files.length} files written, replaced or removed.`,
	);
	for (const note of notes) console.log(`Colours: ${note}.`);
}

function list(title: string, tasks: readonly Task[]): void {
	console.log(`\n${title}\n${tasks.map(({ file, text }) => `  ${file}  ${text}`).join("\n")}`);
}

import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Answers } from "./answers.ts";
import { markOf } from "./brand.ts";
import { recolour } from "./colours.ts";
import type { Plan } from "./plan.ts";
import { packageFor, wranglerFor } from "./settings.ts";

/** Where a firm's look and settings stand. */
const theme = "app/ui/theme.css";
const brand = "public/brand";

/**
 * Writes a new firm into the project: content, brand, colours, settings.
 *
 * @param folder Where the answers are, from which the logo's path is read.
 * @returns What a person should know of it.
 */
export function apply(plan: Plan, answers: Answers, folder: string): string[] {
	// All that can go wrong with what was answered goes wrong before the first file is written.
	const mark = markOf(answers.logo, folder);
	const wrangler = wranglerFor(readFileSync("wrangler.toml", "utf8"), answers);
	const packages = ["package.json", "package-lock.json"].map(
		(file) => [file, packageFor(readFileSync(file, "utf8"), answers.name)] as const,
	);
	const look = answers.colours ? recolour(readFileSync(theme, "utf8"), answers.colours) : undefined;

	for (const file of plan.remove) rmSync(file);
	for (const [file, text] of plan.write) write(file, text);
	for (const file of globSync("*", { cwd: brand })) rmSync(`${brand}/${file}`);
	write(`${brand}/mark.svg`, mark);
	write("wrangler.toml", wrangler);
	for (const [file, text] of packages) write(file, text);
	if (look) write(theme, look.css);
	return look?.notes ?? [];
}

function write(file: string, text: string): void {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text);
}

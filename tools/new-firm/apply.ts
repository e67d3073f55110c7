import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { slugOf } from "../slug.ts";
import type { Answers } from "./answers.ts";
import { recolour } from "./colours.ts";
import type { Plan } from "./plan.ts";

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

/** A gate, for a firm that has no logo yet. `currentColor` becomes the theme's. */
const gate = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" fill="none" stroke="currentColor" stroke-width="5"><path d="M14 22h68M20 22v58M76 22v58M12 80h72M34 80V52a14 14 0 0 1 28 0v28"/></svg>
`;

/**
 * The firm's logo, or one to begin with.
 *
 * @param folder Where the answers are, from which the logo's path is read.
 * @throws an Error when the file is missing or no SVG
 */
export function markOf(logo: string | undefined, folder: string): string {
	if (!logo) return gate;
	const file = join(folder, logo);
	let source: string;
	try {
		source = readFileSync(file, "utf8");
	} catch {
		throw new Error(`There is no logo at ${file}`);
	}
	if (!/<svg[\s/>]/.test(source)) throw new Error(`${file} is no SVG: save the logo as one, with text as outlines`);
	return source;
}

/**
 * `wrangler.toml` for another firm: names of the Worker, its databases and its queues, and the addresses of mail. What
 * belonged to the previous firm's account, the databases and the routes, is taken out. Comments stay.
 */
export function wranglerFor(
	source: string,
	{ name, domain, email }: Pick<Answers, "name" | "domain" | "email">,
): string {
	const before = /^name = "(.+)"$/m.exec(source)?.[1];
	if (!before) throw new Error("wrangler.toml names no Worker");
	return source
		.replaceAll(`"${before}"`, `"${slugOf(name)}"`)
		.replaceAll(`"${before}-`, `"${slugOf(name)}-`)
		.replace(/^database_id = ".*"$/gm, 'database_id = "00000000-0000-0000-0000-000000000000"')
		.replace(/^routes = .*\n/m, "")
		.replace(/^MAIL_FROM = ".*"$/m, `MAIL_FROM = "sitio@${domain}"`)
		.replace(/^MAIL_TO = ".*"$/m, `MAIL_TO = "${email}"`);
}

/**
 * `package.json` with the firm's name for the project; the rest is the site's own. In `package-lock.json`, where npm would
 * write it with the next install, it stands twice, before the names of packages.
 */
export function packageFor(source: string, name: string): string {
	const before = /"name": "([^"]+)"/.exec(source)?.[1];
	return source.replaceAll(`"name": "${before}"`, `"name": "${slugOf(name)}"`);
}

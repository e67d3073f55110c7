import { execFileSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { isFresh, project } from "../../tools/new-firm/fresh.ts";

/** What the tool reads and writes, and what checks content: a copy of the project without the rest of it. */
const parts = [
	"app",
	"tools",
	"public/brand",
	"package.json",
	"package-lock.json",
	"tsconfig.json",
	"wrangler.toml",
	".gitignore",
];

/** Files that may be another for another firm; npm writes the lock after package.json. */
const another = /^(app\/content\/|public\/brand\/|app\/ui\/theme\.css$|wrangler\.toml$|package(-lock)?\.json$)/;

const answers = "test/fixtures/answers";
const firm = z.object({ name: z.string() }).parse(parse(readFileSync(join(project, "app/content/firm.yaml"), "utf8")));
const folder = mkdtempSync(join(tmpdir(), "new-firm-"));
const path = `${join(project, "node_modules/.bin")}:${process.env.PATH}`;

/** Runs a command in the copy. What it says, on both channels; a failure ends with its code. */
function run(command: string, ...args: string[]): { output: string; code: number } {
	try {
		const output = execFileSync(command, args, {
			cwd: folder,
			env: { ...process.env, PATH: path },
			encoding: "utf8",
			stdio: "pipe",
		});
		return { output, code: 0 };
	} catch (problem) {
		if (!(problem instanceof Error && "stdout" in problem && "stderr" in problem && "status" in problem)) throw problem;
		return { output: `${problem.stdout}${problem.stderr}`, code: Number(problem.status) };
	}
}

function git(...args: string[]): string {
	return run("git", "-c", "user.name=Test", "-c", "user.email=test@test.example", ...args).output;
}

/** @param name of a file of answers */
function newFirm(name: string) {
	return run("node", "tools/new-firm.ts", "--written-only", "--answers", `${answers}/${name}.yaml`);
}

/** What the check of the content says of what the tool wrote: errors, without the summary. */
function errorsOfContent(): string[] {
	run("node", "tools/site-pages.ts");
	const { output } = run("node", "tools/content/check.ts");
	return (/^Errors.*\n((?: {2}.*\n)*)/m.exec(output)?.[1] ?? "").split("\n").filter(Boolean);
}

const changed = () =>
	git("status", "--porcelain", "--untracked-files=all")
		.split("\n")
		.filter(Boolean)
		.map((line) => line.slice(3));

/** Words that the tool itself lists as the previous firm's, where they stand in what it wrote. */
function wordsOfPreviousFirm(): string[] {
	const { words } = z.object({ words: z.array(z.string()).min(10) }).parse(read("app/content/previous-firm.yaml"));
	expect(words).toContain(firm.name);
	const files = changed().filter((file) => /\.(yaml|toml|css|svg)$/.test(file) && !file.endsWith("previous-firm.yaml"));
	return files
		.filter((file) => existsSync(join(folder, file)))
		.flatMap((file) => {
			// A time zone is named after a city, and says nothing of it.
			const text = readFileSync(join(folder, file), "utf8")
				.replace(/America\/\w+/g, "")
				.toLowerCase();
			return words.filter((word) => text.includes(word.toLowerCase())).map((word) => `${file}: ${word}`);
		});
}

const read = (file: string): unknown => parse(readFileSync(join(folder, file), "utf8"));

describe.runIf(isFresh)("a new firm", () => {
	beforeAll(() => {
		const isContent = (file: string) => !/node_modules|\.content-collections/.test(file);
		for (const part of parts) cpSync(join(project, part), join(folder, part), { recursive: true, filter: isContent });
		cpSync(join(project, answers), join(folder, answers), { recursive: true });
		for (const part of ["node_modules", "public/pictures"]) symlinkSync(join(project, part), join(folder, part));
		git("init", "--quiet");
		run("node", "tools/site-pages.ts");
		git("add", "--all");
		git("commit", "--quiet", "--message", "Begin");
	}, 60_000);

	beforeEach(() => {
		git("reset", "--quiet", "--hard");
		git("clean", "--quiet", "-fd");
		run("node", "tools/site-pages.ts");
	});

	afterAll(() => rmSync(folder, { recursive: true }));

	it("by the answers of the review: its own files alone, content that passes, no word of the previous one; git undoes it", () => {
		const { output, code } = newFirm("review");
		expect(output).toContain("A person of the firm must still write");
		expect(output).toContain("A lawyer of the firm must check");
		expect(code).toBe(0);
		expect(changed().filter((file) => !another.test(file))).toEqual([]);
		expect(errorsOfContent()).toEqual([]);
		const entries = globSync("{videos,cases,testimonials,areas}/*.yaml", { cwd: join(folder, "app/content") });
		expect(entries).toEqual([]);
		expect(read("app/content/firm.yaml")).toMatchObject({
			name: "Rueda & Colt",
			language: "en",
			principalOffice: "san-antonio",
			offices: [{ id: "san-antonio" }, { id: "dallas" }, { id: "saltillo", hours: { friday: "09:00-17:00" } }],
		});
		expect(read("app/content/services/immigration.yaml")).toMatchObject({ covers: ["immigration"] });
		expect(wordsOfPreviousFirm()).toEqual([]);
		git("restore", ".");
		git("clean", "-fd", "app", "public");
		expect(changed()).toEqual([]);
		// All content is checked, which takes long on a busy machine.
	}, 120_000);

	it.each(["mexico", "states"])("by other answers, of %s.yaml, passes as well", { tags: ["weekly"] }, (answers) => {
		expect(newFirm(answers)).toMatchObject({ code: 0 });
		expect(errorsOfContent()).toEqual([]);
	});

	it("is not written over work that git does not have yet", () => {
		writeFileSync(join(folder, "app/content/home.yaml"), "mine");
		writeFileSync(join(folder, "app/content/posts/draft.yaml"), "mine");
		const { output, code } = newFirm("review");
		expect(code).toBe(1);
		expect(output).toContain("app/content/home.yaml, app/content/posts/draft.yaml");
		expect(output).toContain("nothing was changed");
		expect(changed()).toHaveLength(2);
	});

	it("is not written where its own answers and logo would be cleared away with the rest", () => {
		const [mine, logo] = ["app/content/mine.yaml", "public/brand/mine.svg"] as const;
		const review = readFileSync(join(folder, answers, "review.yaml"), "utf8");
		writeFileSync(join(folder, mine), review.replace("review-mark.svg", "../../public/brand/mine.svg"));
		writeFileSync(join(folder, logo), "<svg/>");
		const { output, code } = run("node", "tools/new-firm.ts", "--written-only", "--answers", mine);
		expect(code).toBe(1);
		expect(output).toContain(`Put ${mine} and ${logo} outside of app and public`);
		expect(changed()).toEqual([mine, logo]);
	});
});

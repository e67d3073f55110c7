import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { wordsFile } from "./words.ts";

/** A file of the project, and who reads it. */
export interface ProjectFile {
	path: string;
	text: string;
	/** Whether it decides what visitors read, or which Worker answers them. */
	decides: boolean;
}

const readable = /\.(tsx?|mts|json|ya?ml|md|css|svg|html|toml|txt)$|^public\/_headers$/;
const deciding = /^(app\/content\/|app\/locales\/|public\/|wrangler\.toml$|package\.json$)/;

/** The project's texts that git knows or would know: what tools write is left out. */
export function projectFiles(): ProjectFile[] {
	const folders = ["app", "docs", "lab", "public", "test", "tools", "*.md", "*.json", "*.toml", "*.ts"];
	const listed = execFileSync("git", [
		"ls-files",
		"-z",
		"--cached",
		"--others",
		"--exclude-standard",
		"--",
		...folders,
	]);
	return listed
		.toString()
		.split("\0")
		.filter((path) => readable.test(path) && path !== wordsFile && path !== "package-lock.json")
		.flatMap((path) => {
			const text = readIfThere(path);
			return text === undefined ? [] : [{ path, text, decides: deciding.test(path) }];
		});
}

/** A file that was deleted is listed until the deletion is committed. */
function readIfThere(path: string): string | undefined {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return undefined;
	}
}

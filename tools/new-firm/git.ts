import { execFileSync } from "node:child_process";
import { relative } from "node:path";

/** What git says, by line. @throws when there is no git, or this is no repository of its */
function git(...args: string[]): string[] {
	const output = execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
	return output.split("\0").filter(Boolean);
}

/**
 * Refuses to begin where something would be lost: git must be able to undo all of it.
 *
 * @param mine Files that may stand there unsaved, outside of what is cleared: the answers and the logo.
 * @throws an Error for people to read
 */
export function assertNothingUncommitted(mine: readonly string[]): void {
	const known = new Set(mine.map((path) => relative(".", path)));
	let changed: string[];
	try {
		changed = git("status", "--porcelain", "-z", "--untracked-files=all").map((line) => line.slice(3));
	} catch {
		throw new Error(
			'This folder is not in git, which is what undoes a new firm. First: git init && git add -A && git commit -m "Begin"',
		);
	}
	const inTheWay = changed.filter((path) => known.has(path) && /^(app|public)\//.test(path));
	if (inTheWay.length > 0) {
		throw new Error(
			`Put ${inTheWay.join(" and ")} outside of app and public, which are cleared for a new firm, or commit it, and begin again: nothing was changed.`,
		);
	}
	const others = changed.filter((path) => !known.has(path));
	if (others.length === 0) return;
	const some = others.slice(0, 5).join(", ") + (others.length > 5 ? ", …" : "");
	throw new Error(
		`There is work that git does not have yet (${some}). Commit it, or put it aside with git stash, and begin again: nothing was changed.`,
	);
}

/** Files that differ from the last commit, by path. */
export function changedFiles(): string[] {
	return git("status", "--porcelain", "-z", "--no-renames", "--untracked-files=all").map((line) => line.slice(3));
}

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** The project's files as they are now, by path: those that git knows, and new ones that it does not ignore. */
export function projectFiles(): string[] {
	const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
		encoding: "utf8",
		maxBuffer: 64 * 1024 * 1024,
	});
	// A file that was deleted is listed until the deletion is committed.
	return listed.split("\0").filter((path) => path && existsSync(path));
}

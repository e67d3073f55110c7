import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";

/** The programs of each engine: where they may be, and the Debian package that brings them. */
const programs = {
	firefox: { places: ["/usr/bin/firefox-esr", "/usr/bin/firefox"], debian: "firefox-esr" },
	webKitDriver: { places: ["/usr/bin/WebKitWebDriver"], debian: "webkit2gtk-driver" },
	miniBrowser: { places: ["/usr/lib*/**/webkit2gtk-4.1/MiniBrowser"], debian: "libwebkit2gtk-4.1-0" },
	xvfb: { places: ["/usr/bin/Xvfb"], debian: "xvfb" },
} as const;

export type Program = keyof typeof programs;

function find(program: Program): string | undefined {
	return globSync([...programs[program].places]).at(0);
}

/** Installs what is missing, as root on Debian. @throws with what to install where it cannot. */
export function install(needed: readonly Program[]): void {
	const missing = () => needed.filter((program) => !find(program)).map((program) => programs[program].debian);
	if (missing().length === 0) return;
	console.log(`Installing ${missing().join(", ")}.`);
	if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
		const apt = (...args: string[]) => spawnSync("/usr/bin/apt-get", args, { stdio: ["ignore", "ignore", "inherit"] });
		apt("update");
		apt("install", "-y", "--no-install-recommends", ...missing());
	}
	if (missing().length > 0) throw new Error(`Install these first (names of Debian): ${missing().join(", ")}`);
}

/** The path of a program. @throws when it is not installed. */
export function programPath(program: Program): string {
	const path = find(program);
	if (!path) throw new Error(`There is no ${programs[program].debian}`);
	return path;
}

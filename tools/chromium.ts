/**
 * Finds a Chromium, or installs one: `CHROMIUM_PATH`, then the usual places, then Playwright's own, then Debian's
 * package (as root), then Playwright's download. The shell without windows comes first: it is the same engine, and loads
 * a page in half of the processor time.
 *
 * Run by itself (`node tools/chromium.ts`) it makes sure that there is one, and as root on Debian that it is the shell;
 * `npm test` does so before the browser tests.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const shell = "/usr/bin/chromium-headless-shell";

const whole = [
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Work as root and in containers; no traffic of the browser's own. */
export const chromiumFlags = [
	"--headless=new",
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

/**
 * Letters as wide as they are drawn, as on phones, Macs and Windows. Chromium on Linux fits them to whole pixels, by up to
 * 6 % at one size and 2 % at the next, so that no stand-in is as wide as what it stands in for: whatever measures how
 * much moves when letters come does without.
 */
export const unhinted = ["--font-render-hinting=none"];

function find(places: readonly string[]): string | undefined {
	return [process.env.CHROMIUM_PATH, ...places, chromium.executablePath()].find((path) => path && existsSync(path));
}

function run(command: string, ...args: string[]): boolean {
	return spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;
}

/** Debian's package, where it may be installed. */
function install(name: string): void {
	if (!existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) return;
	run("apt-get", "update");
	run("apt-get", "install", "-y", "--no-install-recommends", name, "fonts-liberation");
}

/** The path of a Chromium for tests and pictures. @throws when there is none and none can be installed. */
export function chromiumPath(): string {
	return found([shell, ...whole], "chromium-headless-shell");
}

/**
 * The path of a Chromium as visitors have it, to measure with: the shell asks for pictures below the screen sooner.
 *
 * @throws when there is none and none can be installed
 */
export function wholeChromiumPath(): string {
	return found(whole, "chromium");
}

function found(places: readonly string[], debian: string): string {
	const known = find(places);
	if (known) return known;
	console.log("No Chromium found: installing one.");
	install(debian);
	if (!find(places)) run("npx", "playwright-core", "install", "--with-deps", "chromium");
	const installed = find(places);
	if (!installed) throw new Error("No Chromium: install one and set CHROMIUM_PATH to it.");
	return installed;
}

if (import.meta.main) {
	if (!process.env.CHROMIUM_PATH && !existsSync(shell)) install("chromium-headless-shell");
	console.log(`Chromium: ${chromiumPath()}`);
}

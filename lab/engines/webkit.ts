import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Builder, By, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { freePort } from "../../tools/free-port.ts";
import { untilAnswered } from "../../tools/until-answered.ts";
import type { Driver, Viewport } from "./driver.ts";
import { programPath } from "./install.ts";
import { recordErrors } from "./recorder.ts";

/** MiniBrowser's toolbar is wider than a phone: without its margins and at half its size it is not. */
const narrowToolbar = "* { padding: 0; margin: 0; min-width: 0; border-width: 0; font-size: 1px; }";
const toolbarHeight = 40;

/** Room on the screen for the widest window. */
const screen = "1600x1200x24";

/**
 * WebKit, by WebDriver: MiniBrowser of WebKitGTK on a screen of its own. WebDriver has no console, and Debian's build no
 * BiDi: a recorder gathers errors from `load` on, which is before hydration. (`eager` would be
 * earlier, but never returns.) What the browser alone says in its
 * console, and errors of the inline scripts of the head, it cannot see; what those scripts do is asserted instead.
 */
export async function webkit(viewport: Viewport): Promise<Driver> {
	const programs = await startPrograms();
	try {
		const driver = await startSession(programs.url);
		await driver
			.manage()
			.window()
			.setRect({ x: 0, y: 0, width: viewport.width, height: viewport.height + toolbarHeight });
		return drive(driver, programs.stop);
	} catch (problem) {
		programs.stop();
		throw problem;
	}
}

/** A screen, and the program that starts browsers on it, in groups of their own so that all of them end. */
async function startPrograms(): Promise<{ url: string; stop(): void }> {
	const config = mkdtempSync(join(tmpdir(), "webkit-"));
	mkdirSync(join(config, "gtk-3.0"));
	writeFileSync(join(config, "gtk-3.0/gtk.css"), narrowToolbar);
	const started: ChildProcess[] = [];
	const stop = () => {
		process.off("exit", stop);
		for (const { pid, exitCode } of started) if (pid && exitCode === null) process.kill(-pid, "SIGKILL");
		rmSync(config, { recursive: true, force: true, maxRetries: 3 });
	};
	process.once("exit", stop);
	const xvfb = spawn(programPath("xvfb"), ["-displayfd", "1", "-screen", "0", screen, "-nolisten", "tcp"], {
		detached: true,
		stdio: ["ignore", "pipe", "ignore"],
	});
	started.push(xvfb);
	const [display] = await once(xvfb.stdout, "data");
	const port = await freePort();
	const webKitDriver = spawn(programPath("webKitDriver"), [`--port=${port}`], {
		detached: true,
		stdio: "ignore",
		env: {
			...process.env,
			DISPLAY: `:${String(display).trim()}`,
			XDG_CONFIG_HOME: config,
			NO_AT_BRIDGE: "1",
			// bubblewrap does not run as root, nor in most containers. The only pages are the site's own.
			WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
		},
	});
	started.push(webKitDriver);
	const url = `http://127.0.0.1:${port}`;
	await untilAnswered(`${url}/status`, webKitDriver);
	return { url, stop };
}

function startSession(url: string): Promise<WebDriver> {
	const browser = { binary: programPath("miniBrowser"), args: ["--automation"] };
	return new Builder()
		.usingServer(url)
		.withCapabilities({
			browserName: "MiniBrowser",
			"webkitgtk:browserOptions": browser,
		})
		.build();
}

function drive(driver: WebDriver, stop: () => void): Driver {
	const read = (expression: string) => driver.executeScript<string>(`(${recordErrors})(); return ${expression}`);
	/**
	 * Does something to the first visible element, as soon as there is one: what opens is transparent at first, and what
	 * React draws anew is another element. @throws what was in the way for ten seconds
	 */
	async function withVisible(selector: string, act: (element: WebElement) => Promise<void>): Promise<void> {
		const deadline = Date.now() + 10_000;
		for (;;) {
			try {
				for (const element of await driver.findElements(By.css(selector)))
					if (await element.isDisplayed()) return await act(element);
				throw new Error(`nothing to be seen of ${selector}`);
			} catch (problem) {
				if (Date.now() > deadline) throw problem;
				await wait(50);
			}
		}
	}
	return {
		open: (url) => driver.get(url),
		// Scrolled to the middle: WebKit's driver would scroll just far enough for it to stand under the bar of buttons.
		click: (selector) =>
			withVisible(selector, async (element) => {
				await driver.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element);
				await element.click();
			}),
		type: (selector, text) => withVisible(selector, (element) => element.sendKeys(text)),
		press: (key) => driver.actions().sendKeys(Key[keyNames[key]]).perform(),
		back: () => driver.navigate().back(),
		read,
		logged: [],
		async close() {
			await driver.quit().finally(stop);
		},
	};
}

const keyNames = { Enter: "ENTER", Escape: "ESCAPE", ArrowRight: "ARROW_RIGHT" } as const;

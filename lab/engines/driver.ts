import { setTimeout as wait } from "node:timers/promises";

/** A browser with one window: as much of it as the journeys need, so that they are written once. */
export interface Driver {
	/** Opens an address, until the document's `load`. */
	open(url: string): Promise<void>;
	/** Presses the middle of the first visible element, as a pointer would. */
	click(selector: string): Promise<void>;
	/** Types into the first visible element, key by key. */
	type(selector: string, text: string): Promise<void>;
	/** Presses a key on what has focus. */
	press(key: Key): Promise<void>;
	back(): Promise<void>;
	/** The value of an expression in the page, as text. */
	read(expression: string): Promise<string>;
	/** Errors that the engine has told by itself, without the recorder in the page. */
	readonly logged: string[];
	close(): Promise<void>;
}

export type Key = "Enter" | "Escape" | "ArrowRight";

export interface Viewport {
	width: number;
	height: number;
}

/** Opens an engine's window of a size, with nothing stored in it. */
export type Engine = (viewport: Viewport) => Promise<Driver>;

/** What runs in the page: it is sent as text, so it may use nothing from outside of itself. */
type InPage<Args extends readonly unknown[], Result> = (...args: Args) => Result;

/** Runs a function in the page. Arguments and result are JSON; promises are not waited for. */
export async function evaluate<Args extends readonly unknown[], Result>(
	driver: Driver,
	run: InPage<Args, Result>,
	...args: Args
): Promise<Result> {
	return JSON.parse(await driver.read(`JSON.stringify((${run})(...${JSON.stringify(args)})) ?? "null"`));
}

/** Waits until a function holds in the page. @throws with what was waited for when it does not within ten seconds. */
export async function until<Args extends readonly unknown[]>(
	driver: Driver,
	what: string,
	holds: InPage<Args, unknown>,
	...args: Args
): Promise<void> {
	const deadline = Date.now() + 10_000;
	let last = "";
	while (Date.now() < deadline) {
		try {
			if (await evaluate(driver, holds, ...args)) return;
			last = "";
		} catch (problem) {
			// Between two documents there is nothing to ask.
			last = ` (${problem instanceof Error ? problem.message : problem})`;
		}
		await wait(50);
	}
	const at = await driver.read("document.URL + ' ' + document.title");
	throw new Error(`waited in vain: ${what}${last}, at ${at}`);
}

/**
 * The one script that runs before the first paint. Inlined in the head by `root.tsx`, so it must stay small and use
 * nothing from elsewhere. What it does cannot wait for hydration:
 *
 * - fetches the deferred scripts (see `defer-hydration.ts`) and the whole stylesheet on idle after load, and runs them a
 *   moment later, or at once at the first touch, key or focus;
 * - remembers a press on something that needs them, marked `data-replay`, so that it is not lost;
 * - gives the language toggle the query and the hash of the moment;
 * - notices pictures that fail, for which `<picture>` has no fall-back: load errors do not bubble, so they are caught;
 * - tells `aria-expanded` of the buttons that open a popover, as long as no framework does;
 * - tells Trusted Types what this site writes into itself, so that anything else shows in the reports.
 */
const root = document.documentElement;

root.classList.add("js");
history.scrollRestoration = "manual";

/**
 * Milliseconds after load until the scripts run by themselves. Everything works without them, and to take a page over
 * keeps a slow phone busy just when its owner begins to read and to scroll.
 */
const calm = 3000;

const marks = () => document.querySelectorAll<HTMLScriptElement>('script[type="deferred"]');

let fetched = false;
let started = false;
/** The text of the script that is being made real. */
let pending: string | null = null;

/**
 * Has the browser fetch the modules and the whole stylesheet into its cache. A `modulepreload` would compile them as
 * well, which is a long task for a slow phone just after load.
 */
function fetchScripts(): void {
	if (fetched) return;
	fetched = true;
	for (const { dataset } of marks()) {
		for (const href of [dataset.style, ...(dataset.modules?.split(" ") ?? [])]) if (href) fetchAhead(href);
	}
}

async function fetchAhead(href: string): Promise<void> {
	try {
		await (await fetch(href, { priority: "low" })).blob();
	} catch {
		// It is asked for again when it is needed.
	}
}

function run(mark: HTMLScriptElement): void {
	const script = document.createElement("script");
	script.type = "module";
	script.nonce = mark.nonce;
	pending = mark.textContent;
	script.textContent = pending;
	document.head.appendChild(script);
}

function startHydration(): void {
	if (started) return;
	started = true;
	fetchScripts();
	for (const mark of marks()) {
		// What scripts put on the page has no style before. Without it the page still works: they run in any case.
		const sheet = document.createElement("link");
		Object.assign(sheet, { rel: "stylesheet", href: mark.dataset.style ?? "" });
		document.head.appendChild(sheet);
		for (const outcome of ["load", "error"]) sheet.addEventListener(outcome, () => run(mark), { once: true });
	}
}

function whenIdle(action: () => void): void {
	if ("requestIdleCallback" in window) requestIdleCallback(action, { timeout: 3000 });
	else setTimeout(action, 300);
}

/** React writes data blocks, such as those for search engines, into scripts that never run. */
function isData(text: string): boolean {
	try {
		return JSON.parse(text) !== null;
	} catch {
		return false;
	}
}

window.trustedTypes?.createPolicy("default", {
	// React makes a script element by writing an empty one.
	createHTML: (html) => (/<script\b[^>]*>[^<]|<iframe|\bon\w+\s*=/i.test(html) ? null : html),
	createScript: (text) => (text === pending || isData(text) ? text : null),
	createScriptURL: (url) =>
		[location.origin, "https://challenges.cloudflare.com"].includes(new URL(url, location.href).origin) ? url : null,
});

addEventListener("load", () => {
	whenIdle(fetchScripts);
	setTimeout(() => whenIdle(startHydration), calm);
});

for (const type of ["pointerdown", "keydown", "focusin", "touchstart"]) {
	addEventListener(
		type,
		() => (document.readyState === "loading" ? addEventListener("DOMContentLoaded", startHydration) : startHydration()),
		{ once: true, capture: true, passive: true },
	);
}

addEventListener(
	"click",
	(event) => {
		const toggle = event.target instanceof Element ? event.target.closest("a[data-keeps-query]") : null;
		if (toggle instanceof HTMLAnchorElement) toggle.href = toggle.pathname + location.search + location.hash;
		const wanting = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-replay]") : null;
		if (wanting?.dataset.replay) root.dataset.replayRequested = wanting.dataset.replay;
	},
	true,
);

addEventListener(
	"error",
	(event) => {
		if (event.target instanceof HTMLImageElement)
			event.target.closest("[data-picture]")?.setAttribute("data-failed", "");
	},
	true,
);

addEventListener(
	"toggle",
	(event) => {
		if (!(event.target instanceof HTMLElement) || !event.target.popover) return;
		const open = "newState" in event && event.newState === "open";
		for (const button of document.querySelectorAll(`[popovertarget="${CSS.escape(event.target.id)}"]`)) {
			button.setAttribute("aria-expanded", String(open));
		}
	},
	true,
);

/**
 * The one script that runs before the first paint. Inlined in the head by `root.tsx`, so it must stay small and import
 * nothing. What it does cannot wait for hydration; `README.md` lists the attributes and classes it reads and writes:
 *
 * - fetches the deferred scripts (`defer-hydration.ts`) and the whole stylesheet on idle after load, and runs them a
 *   moment later, or at once on the first touch, key or focus;
 * - records a press on a control that needs them, to be replayed after hydration;
 * - gives the language toggle the current query and hash;
 * - marks pictures that fail, since `<picture>` has no fallback: load errors do not bubble, so they are captured;
 * - updates `aria-expanded` on buttons that open a popover;
 * - sets a Trusted Types policy for what the site itself writes, so that reports show only the rest.
 */
const root = document.documentElement;

/** The nonce of this page. Browsers hide it from the DOM and from style sheets, so injected markup cannot copy it. */
const nonce = document.currentScript?.nonce;

root.classList.add("js");
history.scrollRestoration = "manual";

/**
 * Milliseconds after load until the scripts run by themselves. Everything works without them, and hydration keeps a
 * slow phone busy just as its user starts to read and scroll.
 */
const hydrationDelay = 3000;

/** Only scripts with the page's own nonce: `type="deferred"` must not run what the policy blocks. */
const deferredScripts = () =>
	Array.from(document.querySelectorAll<HTMLScriptElement>('script[type="deferred"]')).filter(
		(script) => nonce && script.nonce === nonce,
	);

let fetched = false;
let started = false;
/** The code of the script that is being started, for Trusted Types. */
let pending: string | null = null;

/**
 * Fetches the modules and the whole stylesheet into the browser's cache. `modulepreload` would compile them as well: a
 * long task on a slow phone just after load.
 */
function fetchScripts(): void {
	if (fetched) return;
	fetched = true;
	for (const { dataset } of deferredScripts()) {
		for (const href of [dataset.style, ...(dataset.modules?.split(" ") ?? [])]) if (href) fetchAhead(href);
	}
}

async function fetchAhead(href: string): Promise<void> {
	try {
		await (await fetch(href, { priority: "low" })).blob();
	} catch {
		// Fetched again when needed.
	}
}

/** Changing the type of a script in place never runs it: it takes a new element. */
function run(deferred: HTMLScriptElement): void {
	const script = document.createElement("script");
	script.type = "module";
	script.nonce = deferred.nonce;
	pending = deferred.textContent;
	script.textContent = pending;
	document.head.appendChild(script);
}

function startHydration(): void {
	if (started) return;
	started = true;
	fetchScripts();
	for (const script of deferredScripts()) {
		// What scripts add is unstyled until the sheet has loaded. They run even if it fails.
		const sheet = document.createElement("link");
		Object.assign(sheet, { rel: "stylesheet", href: script.dataset.style });
		document.head.appendChild(sheet);
		for (const outcome of ["load", "error"]) sheet.addEventListener(outcome, () => run(script), { once: true });
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
	setTimeout(() => whenIdle(startHydration), hydrationDelay);
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

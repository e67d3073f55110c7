/** Calls back once the page has loaded and the browser is idle. */
export function whenIdle(action: () => void): void {
	if (document.readyState !== "complete") {
		addEventListener("load", () => whenIdle(action), { once: true });
	} else if ("requestIdleCallback" in window) requestIdleCallback(action, { timeout: 3000 });
	else setTimeout(action, 300);
}

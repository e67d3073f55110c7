import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { type ActionName, isActionName, type MetricName, reportPath, type VitalsReport } from "./protocol/report.ts";

declare global {
	interface Navigator {
		/** https://w3c.github.io/gpc/ */
		readonly globalPrivacyControl?: boolean;
	}
}

/**
 * Measures the page and counts presses on elements with `data-count`, and sends both when the page is left or hidden.
 * Nothing is measured for visitors who opt out (Global Privacy Control, Do Not Track). Import it lazily: the library
 * buffers what happened before.
 */
export function startVitals(): void {
	if (asksNotToBeMeasured()) return;

	let metrics: VitalsReport["metrics"] = {};
	let actions: VitalsReport["actions"] = {};

	const remember = ({ name, value }: { name: MetricName; value: number }) => {
		metrics[name] = value;
	};
	for (const observe of [onLCP, onINP, onCLS, onFCP, onTTFB]) observe(remember);

	const sent = new Set<string>();
	const send = () => {
		// A page can be hidden many times. A metric describes the whole visit, so it is sent once, the first time.
		const fresh = Object.entries(metrics).filter(([name]) => !sent.has(name));
		for (const [name] of fresh) sent.add(name);
		const report = { metrics: Object.fromEntries(fresh), actions };
		metrics = {};
		actions = {};
		if (fresh.length === 0 && Object.keys(report.actions).length === 0) return;
		navigator.sendBeacon(reportPath, new Blob([JSON.stringify(report)], { type: "application/json" }));
	};

	// Capture, because a handler further down may stop the event.
	addEventListener("click", (event) => count(event.target, actions), { capture: true, passive: true });
	// `visibilitychange` is the last event that phones reliably send; Safari needs `pagehide` for navigations.
	addEventListener("visibilitychange", () => document.visibilityState === "hidden" && send());
	addEventListener("pagehide", send);
}

function asksNotToBeMeasured(): boolean {
	return navigator.globalPrivacyControl === true || navigator.doNotTrack === "1";
}

function count(target: EventTarget | null, actions: Partial<Record<ActionName, number>>): void {
	const counted = target instanceof Element ? target.closest<HTMLElement>("[data-count]") : null;
	const name = counted?.dataset.count;
	if (isActionName(name)) actions[name] = (actions[name] ?? 0) + 1;
}

import { fetchHydration, startHydration } from "./start-hydration.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * Controls that do nothing, or less, without scripts. Links, disclosures and popovers work natively, so visitors who
 * only read, unfold and follow links never pay for hydration.
 */
const needing = "button:not([popovertarget]), input, select, textarea, [data-replay]";

/** Of these, the ones the browser ignores or handles differently: they are pressed again once React is listening. */
const replayed = "button[type=button]:not([popovertarget]), [data-replay]";

function closest(target: EventTarget | null | undefined, selector: string): HTMLElement | null {
	return target instanceof Element ? target.closest<HTMLElement>(`:is(${selector})`) : null;
}

let pressed: HTMLElement | null = null;

/**
 * Hydrates the page as soon as the visitor interacts with something that needs it, and answers the press that came
 * before.
 * @param awaited whether the tab holds something that only scripts can restore; if so, the page is hydrated after load
 */
export function hydrateOnNeed(awaited: boolean): void {
	for (const type of ["pointerdown", "keydown", "focusin"])
		addEventListener(type, onInteraction, { capture: true, passive: true });
	addEventListener("click", press, true);
	addEventListener("hydrated", replay, { once: true });
	if (closest(window.earlyPress, needing)) {
		pressed = closest(window.earlyPress, replayed);
		afterPaint(startHydration);
	} else if (closest(document.activeElement, needing)) afterPaint(startHydration);
	whenIdle(() => void (awaited ? startHydration() : fetchHydration().catch(() => undefined)));
}

function onInteraction({ target }: Event): void {
	if (closest(target, needing)) afterPaint(startHydration);
}

function press(event: Event): void {
	const control = closest(event.target, replayed);
	if (!control) return;
	event.preventDefault();
	pressed = control;
	control.setAttribute("aria-busy", "true");
	// A screen reader's click has no preceding event.
	afterPaint(startHydration);
}

function replay(): void {
	removeEventListener("click", press, true);
	for (const type of ["pointerdown", "keydown", "focusin"]) removeEventListener(type, onInteraction, true);
	pressed?.removeAttribute("aria-busy");
	pressed?.click();
}

/** Runs after the frame that shows what the visitor did, so that hydration does not delay it. */
function afterPaint(action: () => void): void {
	requestAnimationFrame(() => setTimeout(action));
}

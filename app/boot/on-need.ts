import { fetchHydration, startHydration } from "./start-hydration.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * What does nothing, or less, without scripts. Links, disclosures and popovers are the browser's own: who reads, unfolds
 * and follows links never pays for hydration.
 */
const needing = "button:not([popovertarget]), input, select, textarea, [data-replay]";

/** Of these, what the browser itself does nothing about, or something else: to be pressed again once React listens. */
const replayed = "button[type=button]:not([popovertarget]), [data-replay]";

function closest(target: EventTarget | null | undefined, selector: string): HTMLElement | null {
	return target instanceof Element ? target.closest<HTMLElement>(`:is(${selector})`) : null;
}

let pressed: HTMLElement | null = null;

/**
 * Hydrates the page as soon as the visitor reaches for something that needs it, and answers the press that came before.
 *
 * @param awaited whether the tab holds what only scripts can put back: then the page is hydrated when it has loaded
 */
export function hydrateOnNeed(awaited: boolean): void {
	for (const type of ["pointerdown", "keydown", "focusin"])
		addEventListener(type, reach, { capture: true, passive: true });
	addEventListener("click", press, true);
	addEventListener("hydrated", replay, { once: true });
	if (closest(window.earlyPress, needing)) {
		pressed = closest(window.earlyPress, replayed);
		afterPaint(startHydration);
	} else if (closest(document.activeElement, needing)) afterPaint(startHydration);
	whenIdle(() => void (awaited ? startHydration() : fetchHydration().catch(() => undefined)));
}

function reach({ target }: Event): void {
	if (closest(target, needing)) afterPaint(startHydration);
}

function press(event: Event): void {
	const control = closest(event.target, replayed);
	if (!control) return;
	event.preventDefault();
	pressed = control;
	control.setAttribute("aria-busy", "true");
	// A screen reader's has nothing before it.
	afterPaint(startHydration);
}

function replay(): void {
	removeEventListener("click", press, true);
	for (const type of ["pointerdown", "keydown", "focusin"]) removeEventListener(type, reach, true);
	pressed?.removeAttribute("aria-busy");
	pressed?.click();
}

/** After the frame that shows what the visitor did: hydration must not hold it up. */
function afterPaint(action: () => void): void {
	requestAnimationFrame(() => setTimeout(action));
}

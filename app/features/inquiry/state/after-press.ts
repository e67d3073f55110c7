/**
 * Runs something once no finger and no mouse button is down. What appears below a field on leaving it would otherwise
 * push away the very thing that is being pressed, and the press would be lost.
 */
export function afterPress(action: () => void): void {
	if (!pressed) {
		setTimeout(action);
		return;
	}
	const settle = () => {
		for (const type of ends) removeEventListener(type, settle, true);
		// The click comes after the button is up.
		setTimeout(action);
	};
	for (const type of ends) addEventListener(type, settle, true);
}

const ends = ["pointerup", "pointercancel"] as const;

let pressed = false;

if (typeof document !== "undefined") {
	addEventListener("pointerdown", () => (pressed = true), true);
	for (const type of ends) addEventListener(type, () => (pressed = false), true);
}

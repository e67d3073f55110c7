/** Resolves once no finger and no mouse button is down, and the click that follows has been dispatched. */
let released: Promise<void> = Promise.resolve();

/**
 * Runs an action once nothing is pressed. A message that appears below a field on leaving it would otherwise push away
 * the very button that is being pressed, and the press would be lost.
 */
export function afterPress(action: () => void): void {
	// A timeout, because the click comes after the button is up.
	void released.then(() => setTimeout(action));
}

if (typeof document !== "undefined") {
	const onDown = () => {
		released = new Promise((resolve) => {
			const over = new AbortController();
			const release = () => {
				over.abort();
				resolve();
			};
			for (const type of ["pointerup", "pointercancel"])
				addEventListener(type, release, { capture: true, signal: over.signal });
		});
	};
	addEventListener("pointerdown", onDown, true);
}

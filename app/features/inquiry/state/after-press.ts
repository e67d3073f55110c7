/** Resolves once no finger or mouse button is down, and the click that follows has been dispatched. */
let released: Promise<void> = Promise.resolve();

/**
 * Runs an action once nothing is pressed. Otherwise a message that appears below a field on leaving it would push away
 * the very button being pressed, and the press would be lost.
 */
export function afterPress(action: () => void): void {
	// A timeout, because the click comes after the button is released.
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

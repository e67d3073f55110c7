/** A notification. It leaves by itself after four seconds, unless the reader is on it. */
export interface ToastMessage {
	title: string;
	description?: string;
	/** Something went wrong: looks the part, and interrupts a screen reader. */
	destructive?: boolean;
}

/**
 * Notifications come from anywhere, seldom, and mostly never. Their code is therefore fetched with the first one; until
 * it is there they wait here.
 */
let waiting: ToastMessage[] = [];
let show: ((message: ToastMessage) => void) | undefined;
let wanted = false;
let fetchCode: (() => void) | undefined;

export function showToast(message: ToastMessage): void {
	if (show) show(message);
	else waiting.push(message);
	prepareToasts();
}

/** Fetches the code ahead: who will have to tell of a lost connection cannot wait until it is lost. */
export function prepareToasts(): void {
	wanted = true;
	fetchCode?.();
}

/** For the outlet: calls back as soon as the code is wanted, and again with every message while it is missing. */
export function whenToastsAreWanted(callback: () => void): () => void {
	fetchCode = callback;
	if (wanted) callback();
	return () => {
		fetchCode = undefined;
	};
}

/** For the code that shows them: takes what has waited and all that comes. */
export function takeToasts(callback: (message: ToastMessage) => void): () => void {
	show = callback;
	for (const message of waiting) callback(message);
	waiting = [];
	return () => {
		show = undefined;
	};
}

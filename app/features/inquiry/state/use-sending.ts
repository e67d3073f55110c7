import { useEffect, useState } from "react";

/** Milliseconds after which the button can be pressed again: an answer that never came must not lock the form. */
const patience = 20_000;

/** Whether the form is on its way, and how to say so. */
export function useSending() {
	const [sending, setSending] = useState(false);

	useEffect(() => {
		if (!sending) return;
		const ready = () => setSending(false);
		const timer = setTimeout(ready, patience);
		// Coming back to the page by the browser's own button finds it as it was left.
		addEventListener("pageshow", ready);
		return () => {
			clearTimeout(timer);
			removeEventListener("pageshow", ready);
		};
	}, [sending]);

	return [sending, setSending] as const;
}

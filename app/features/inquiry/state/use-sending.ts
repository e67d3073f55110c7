import { type Dispatch, type SetStateAction, useEffect, useState } from "react";

/** Milliseconds after which the button can be pressed again: an answer that never came must not lock the form. */
const timeout = 20_000;

export function useSending(): [sending: boolean, setSending: Dispatch<SetStateAction<boolean>>] {
	const [sending, setSending] = useState(false);
	useEffect(() => {
		if (!sending) return;
		const ready = () => setSending(false);
		const timer = setTimeout(ready, timeout);
		// Coming back to the page by the browser's own button finds it as it was left.
		addEventListener("pageshow", ready);
		return () => {
			clearTimeout(timer);
			removeEventListener("pageshow", ready);
		};
	}, [sending]);
	return [sending, setSending];
}

import { useEffect, useRef, useState } from "react";
import type { Check } from "./check.ts";
import { formId } from "./form-id.ts";

/**
 * The schema of the form, fetched once the form is touched: it is large, and most visitors only read.
 *
 * @param atOnce fetches it on mount
 * @returns the check, as soon as it is there, and a function that fetches it
 */
export function useCheck(atOnce: boolean): [check: Check | undefined, load: () => void] {
	const [check, setCheck] = useState<Check>();
	const requested = useRef(false);

	function load(): void {
		if (requested.current) return;
		requested.current = true;
		import("./check.ts").then(
			(loaded) => setCheck(() => loaded.check),
			() => {
				requested.current = false;
			},
		);
	}

	// Somebody may be in the middle of the form already.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
	useEffect(() => {
		if (atOnce || document.activeElement?.closest("form")?.id === formId) load();
	}, []);

	return [check, load];
}

import { useEffect, useState } from "react";
import { formId } from "../protocol/inquiry-fields.ts";
import type { Check } from "./check.ts";

/**
 * The schema of the form, fetched once the form is touched: it is large, and most visitors only read.
 *
 * @param atOnce fetches it on mount
 * @returns the check, undefined until it has arrived, and a function that fetches it
 */
export function useCheck(atOnce: boolean): [check: Check | undefined, load: () => void] {
	const [check, setCheck] = useState<Check>();

	function load(): void {
		// Without the schema the server checks alone; the next touch asks again.
		if (!check) import("./check.ts").then((loaded) => setCheck(() => loaded.check)).catch(() => {});
	}

	// Somebody may be in the middle of the form already.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
	useEffect(() => {
		if (atOnce || document.activeElement?.closest("form")?.id === formId) load();
	}, []);

	return [check, load];
}

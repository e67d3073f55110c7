import { useEffect, useRef, useState } from "react";
import type { Check } from "./check.ts";
import { formId } from "./form-controls.ts";

/**
 * The form's schema, once it is there: it is fetched when the form is touched, and asked for again when it did not come.
 *
 * @param wanted Whether it is wanted before: the form was sent and came back.
 */
export function useCheck(wanted: boolean) {
	const [check, setCheck] = useState<Check>();
	const asked = useRef(false);

	function loadCheck(): void {
		if (asked.current) return;
		asked.current = true;
		import("./check.ts").then(
			(loaded) => setCheck(() => loaded.check),
			() => {
				asked.current = false;
			},
		);
	}

	// Somebody may be in the middle of it already.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has come to life
	useEffect(() => {
		if (wanted || document.activeElement?.closest("form")?.id === formId) loadCheck();
	}, []);

	return { check, loadCheck };
}

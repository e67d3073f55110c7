import { type ComponentType, useEffect, useState } from "react";
import { whenToastsAreWanted } from "./show-toast.ts";
import type { ToastWords } from "./toaster.tsx";

/** The place of the notifications in the frame: empty until the first one is wanted. */
export function ToastOutlet({ words }: { words: ToastWords }) {
	const [Toaster, setToaster] = useState<ComponentType<{ words: ToastWords }>>();
	useEffect(
		() =>
			whenToastsAreWanted(() => {
				import("./toaster.tsx").then(
					(module) => setToaster(() => module.Toaster),
					// Not to be had now: the next message asks again.
					() => {},
				);
			}),
		[],
	);
	return Toaster ? <Toaster words={words} /> : null;
}

import { type ComponentType, useEffect, useState } from "react";
import { whenToastsAreWanted } from "./show-toast.ts";
import type { ToastLabels } from "./toaster.tsx";

/** The place of the notifications in the frame: empty until the first one is wanted. */
export function ToastOutlet(labels: ToastLabels) {
	const [Toaster, setToaster] = useState<ComponentType<ToastLabels>>();
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
	return Toaster ? <Toaster {...labels} /> : null;
}

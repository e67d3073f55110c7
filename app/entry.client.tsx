import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { recordAttribution } from "./features/inquiry/state/attribution.ts";
import { WordsContext } from "./locales/words.ts";

/** The words of the page's language, and of no other. */
async function loadWords() {
	return document.documentElement.lang.startsWith("en")
		? (await import("./locales/en.ts")).en
		: (await import("./locales/es.ts")).es;
}

recordAttribution();

const words = await loadWords();

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<WordsContext value={words}>
				<HydratedRouter />
			</WordsContext>
		</StrictMode>,
	);
});

// Measurement is the last thing to load, and reads what happened before from the browser's own buffer.
const measure = () => import("./features/vitals/vitals.ts").then(({ startVitals }) => startVitals());
if ("requestIdleCallback" in window) requestIdleCallback(measure);
else setTimeout(measure, 1000);

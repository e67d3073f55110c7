import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { recordAttribution } from "./features/inquiry/state/attribution.ts";
import { startMessages } from "./locales/messages.client.ts";

recordAttribution();

const { lang, dataset } = document.documentElement;
const i18n = await startMessages(lang === "en" ? "en" : "es", dataset.messages?.split(" ") ?? []);

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<I18nextProvider i18n={i18n}>
				<HydratedRouter />
			</I18nextProvider>
		</StrictMode>,
	);
});

// Web vitals load last: the browser buffers what happened before.
const measure = () => import("./features/vitals/vitals.ts").then(({ startVitals }) => startVitals());
if ("requestIdleCallback" in window) requestIdleCallback(measure);
else setTimeout(measure, 1000);

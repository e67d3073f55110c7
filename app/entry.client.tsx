import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { startMessages } from "./locales/messages.client.ts";

// From here on React Router navigates and `navigation-focus.tsx` scrolls.
history.scrollRestoration = "manual";

const i18n = await startMessages(document.documentElement.lang === "en" ? "en" : "es");

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

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { LayoutData } from "../site/firm/layout-data.server.ts";
import { FloatingButtons } from "./floating-buttons.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { NavigationFocus } from "./navigation-focus.tsx";

export function SiteLayout({ facts, children }: { facts: LayoutData; children: ReactNode }) {
	const { t } = useTranslation();
	return (
		<>
			<a href="#main" className="skip no-print">
				{t("skip")}
			</a>
			<Header facts={facts} />
			<main id="main" tabIndex={-1}>
				{children}
			</main>
			<Footer facts={facts} />
			<FloatingButtons facts={facts} />
			<NavigationFocus />
		</>
	);
}

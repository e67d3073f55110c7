import type { ReactNode } from "react";
import type { ContentPageData } from "../site/loaders/content-page.server.ts";
import { Invitation } from "./invitation.tsx";
import { PageHero } from "./page-hero.tsx";
import { TextSections } from "./text-sections.tsx";

interface ContentPageProps {
	page: Pick<ContentPageData, "trail" | "heading" | "lead" | "picture" | "sections"> & Partial<ContentPageData>;
	/** Calls to action in the hero. */
	actions?: ReactNode;
	children: ReactNode;
}

/** What most pages are: a hero, what is the page's own, sections of text, and an invitation to talk. */
export function ContentPage({ page, actions, children }: ContentPageProps) {
	return (
		<>
			<PageHero page={page}>{actions}</PageHero>
			{children}
			<TextSections sections={page.sections} />
			{page.invitation ? <Invitation invitation={page.invitation} /> : null}
		</>
	);
}

import type { ReactNode } from "react";
import type { ContentPageData } from "../site/loaders/content-page.server.ts";
import { Invitation } from "./invitation.tsx";
import { PageHero } from "./page-hero.tsx";
import { TextSections } from "./text-sections.tsx";
import { WideHero } from "./wide-hero.tsx";

interface ContentPageProps {
	page: Pick<ContentPageData, "trail" | "heading" | "lead" | "picture" | "sections"> & Partial<ContentPageData>;
	/** Calls to action in the hero. */
	actions?: ReactNode;
	/** With its picture from edge to edge. */
	wide?: boolean;
	/** Low, since the page's work begins right below. */
	brief?: boolean;
	children?: ReactNode;
}

/** What most pages are: a hero, what is the page's own, sections of text, and an invitation to talk. */
export function ContentPage({ page, actions, wide = false, brief = false, children }: ContentPageProps) {
	return (
		<>
			{wide && page.picture ? (
				<WideHero page={{ ...page, picture: page.picture }}>{actions}</WideHero>
			) : (
				<PageHero page={page} brief={brief}>
					{actions}
				</PageHero>
			)}
			{children}
			{page.sections.length > 0 ? <TextSections sections={page.sections} first={!children} /> : null}
			{page.invitation ? <Invitation invitation={page.invitation} /> : null}
		</>
	);
}

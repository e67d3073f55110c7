import type { ReactNode } from "react";
import type { ContentPageData } from "../site/loaders/content-page.server.ts";
import { Picture, type PictureData } from "../ui/picture.tsx";
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
	/** Of its end, in the place of the skylines. */
	closing?: PictureData | undefined;
	/** Low, since the page's work begins right below. */
	brief?: boolean;
	children?: ReactNode;
}

/** What most pages are: a hero, what is the page's own, sections of text, and an invitation to talk. */
export function ContentPage({ page, actions, wide = false, brief = false, closing, children }: ContentPageProps) {
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
			<TextSections sections={page.sections} />
			{page.invitation && closing ? (
				<Invitation invitation={page.invitation} look="pictured">
					<Picture picture={closing} sizes="(width < 64rem) 100vw, 50vw" className="invitation-picture" />
				</Invitation>
			) : page.invitation ? (
				<Invitation invitation={page.invitation} />
			) : null}
		</>
	);
}

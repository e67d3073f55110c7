import type { ReactNode } from "react";
import type { PictureData } from "../ui/picture.tsx";
import { Invitation, type InvitationWords } from "./invitation.tsx";
import { PageHero } from "./page-hero.tsx";
import { TextSections } from "./text-sections.tsx";

/** What most pages are: a hero, what is the page's own, sections of text, and an invitation to talk. */
export function ContentPage({
	page,
	actions,
	children,
}: {
	page: {
		trail: { name: string; path: string }[];
		heading: string;
		lead: string;
		picture?: PictureData | undefined;
		sections: { id: string; heading: string; body: string }[];
		invitation?: InvitationWords;
	};
	/** Calls to action in the hero. */
	actions?: ReactNode;
	children: ReactNode;
}) {
	return (
		<>
			<PageHero trail={page.trail} heading={page.heading} lead={page.lead} picture={page.picture}>
				{actions}
			</PageHero>
			{children}
			<TextSections sections={page.sections} />
			{page.invitation ? <Invitation invitation={page.invitation} /> : null}
		</>
	);
}

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { skylineDark } from "#generated/brand.ts";
import type { ContentPageData } from "../site/loaders/content-page.server.ts";
import { SectionHeading } from "../ui/section-heading.tsx";
import { HeroActions } from "./hero-actions.tsx";

interface InvitationProps {
	invitation: ContentPageData["invitation"];
	/** After a text to read, quieter; or beside a picture. */
	look?: "quiet" | "pictured";
	/** In the place of the skylines. */
	children?: ReactNode;
}

/** The end of a page: an invitation to talk over the skylines of the offices. */
export function Invitation({ invitation, look, children }: InvitationProps) {
	const { t } = useTranslation();
	const kind = look ?? (skylineDark ? "" : "plain");
	return (
		<section aria-labelledby="invitation" className={`invitation on-dark no-print${kind && ` invitation-${kind}`}`}>
			{children ?? (skylineDark ? <img {...skylineDark} alt="" loading="lazy" className="invitation-ground" /> : null)}
			<div>
				<div>
					<SectionHeading id="invitation" text={invitation.heading} />
					<p>{invitation.text}</p>
				</div>
				<div className="actions">
					<HeroActions phone={invitation.phone} label={t("invitation")} />
				</div>
			</div>
		</section>
	);
}

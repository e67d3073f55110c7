import { useTranslation } from "react-i18next";
import { skylineDark } from "#generated/brand.ts";
import type { ContentPageData } from "../site/loaders/content-page.server.ts";
import { SectionHeading } from "../ui/section-heading.tsx";
import { HeroActions } from "./hero-actions.tsx";

interface InvitationProps {
	invitation: ContentPageData["invitation"];
}

/** The end of a page: an invitation to talk over the skylines of the offices. */
export function Invitation({ invitation }: InvitationProps) {
	const { t } = useTranslation();
	return (
		<section aria-labelledby="invitation" className="invitation on-dark no-print">
			{skylineDark ? <img {...skylineDark} alt="" loading="lazy" className="invitation-ground" /> : null}
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

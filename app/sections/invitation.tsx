import { useTranslation } from "react-i18next";
import { skylineDark } from "#generated/brand.ts";
import type { ContentPageData } from "../site/loaders/content-page.server.ts";
import { Picture, type PictureData } from "../ui/picture.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { BorderLine } from "./border-line.tsx";
import { HeroActions } from "./hero-actions.tsx";

interface InvitationProps {
	invitation: ContentPageData["invitation"];
	/** After a text to read: quieter, with the border's line in the place of the skylines. */
	quiet?: boolean;
	/** In the place of the skylines. */
	picture?: PictureData | undefined;
}

/** The end of a page: an invitation to talk over the skylines of the offices. */
export function Invitation({ invitation, quiet = false, picture }: InvitationProps) {
	const { t } = useTranslation();
	const hasSkyline = Boolean(skylineDark) && !quiet && !picture;
	const kind = picture ? "invitation-pictured" : quiet ? "invitation-quiet" : hasSkyline ? "" : "invitation-plain";
	return (
		<section aria-labelledby="invitation" className={`invitation on-dark no-print ${kind}`.trimEnd()}>
			{quiet ? <BorderLine ground="dark" className="h-8" /> : null}
			{hasSkyline ? <img {...skylineDark} alt="" loading="lazy" className="invitation-ground" /> : null}
			<div>
				<div>
					<SectionHeading id="invitation" text={invitation.heading} />
					<p>{invitation.text}</p>
				</div>
				<div className="actions">
					<HeroActions phone={invitation.phone} label={t("invitation")} />
				</div>
			</div>
			{picture ? (
				<Picture picture={picture} sizes="(width < 64rem) 100vw, 50vw" className="invitation-picture" />
			) : null}
		</section>
	);
}

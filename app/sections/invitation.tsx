import { useTranslation } from "react-i18next";
import { skylineDark } from "#generated/brand.ts";
import type { ContentPageData } from "../site/loaders/content-page.server.ts";
import { SectionHeading } from "../ui/section-heading.tsx";
import { BorderLine } from "./border-line.tsx";
import { HeroActions } from "./hero-actions.tsx";

/** The end of a page: an invitation to talk, under the border's line and over the skylines of the offices. */
export function Invitation({ invitation }: { invitation: ContentPageData["invitation"] }) {
	const { t } = useTranslation();
	return (
		<section
			aria-labelledby="invitation"
			className={`no-print on-dark relative overflow-hidden bg-petroleo${skylineDark ? "" : " border-b border-(--hairline)"}`}
		>
			{skylineDark ? <img {...skylineDark} alt="" loading="lazy" className="invitation-ground" /> : null}
			<BorderLine ground="dark" className="absolute inset-x-0 top-1 h-8" />
			<div className="relative mx-auto grid max-w-page gap-x-gap px-edge py-12 lg:grid-cols-[1fr_auto] lg:items-end lg:py-24">
				<div>
					<SectionHeading id="invitation" text={invitation.heading} className="max-w-[18ch] text-h2" />
					<p className="mt-4 max-w-[48ch] text-lead text-cal">{invitation.text}</p>
				</div>
				<div className="actions">
					<HeroActions phone={invitation.phone} label={t("invitation")} />
				</div>
			</div>
		</section>
	);
}

import { useTranslation } from "react-i18next";
import { skylineDark } from "#generated/brand.ts";
import type { ContentPageData } from "../site/loaders/content-page.server.ts";
import { SectionHeading } from "../ui/section-heading.tsx";
import { HeroActions } from "./hero-actions.tsx";
import { actionsClass } from "./page-hero.tsx";

/** The end of a page: an invitation to talk, over the skylines of the offices, or above a rule where they have none. */
export function Invitation({ invitation }: { invitation: ContentPageData["invitation"] }) {
	const { t } = useTranslation();
	return (
		<section
			aria-labelledby="invitation"
			className={`no-print on-dark relative overflow-hidden bg-petroleo ${skylineDark ? "" : "border-b border-(--hairline)"}`}
		>
			{skylineDark ? (
				<img
					{...skylineDark}
					alt=""
					loading="lazy"
					// Faint under the text, to keep it legible.
					className="absolute inset-0 size-full object-cover object-bottom opacity-70 mix-blend-screen [mask-image:linear-gradient(#0002_45%,#000)] lg:[mask-image:linear-gradient(90deg,#0002_38%,#000_70%)]"
				/>
			) : null}
			<div className="relative mx-auto grid max-w-page gap-x-8 px-edge py-12 lg:grid-cols-[1fr_auto] lg:items-end lg:py-24">
				<div>
					<SectionHeading id="invitation" text={invitation.heading} className="max-w-[18ch] text-h2" />
					<p className="mt-4 max-w-[48ch] text-lead text-cal">{invitation.text}</p>
				</div>
				<div className={actionsClass}>
					<HeroActions phone={invitation.phone} label={t("invitation")} />
				</div>
			</div>
		</section>
	);
}

import { useTranslation } from "react-i18next";
import type { ContactPage } from "../site/loaders/contact-page.server.ts";
import { Fold } from "../ui/fold.tsx";
import { HoursLines } from "./hours-lines.tsx";
import { PageLink } from "./page-link.tsx";
import { PersonThumbnail } from "./person-portrait.tsx";
import { SampleLabel } from "./sample-label.tsx";

interface ReceptionProps {
	page: Pick<ContactPage, "hours" | "firm" | "reception">;
	/** Its parts stand beside each other on a desk. */
	wide?: boolean;
	className?: string;
}

/** When the offices answer, by email too, and who does. */
export function Reception({ page: { hours, firm, reception }, wide = false, className = "" }: ReceptionProps) {
	const { t } = useTranslation("inquiry");
	return (
		<section aria-labelledby="reception" className={`folds folds-note ${className}`.trimEnd()}>
			<Fold heading={t("direct.more")} headingId="reception" headingClass="mb-4 text-h4">
				<div className={`grid gap-5 ${wide ? "lg:grid-cols-2 lg:gap-x-gap" : ""}`.trimEnd()}>
					<div>
						<HoursLines hours={hours} />
						<p className="mt-2">
							{t("direct.email")}{" "}
							<a href={`mailto:${firm.email}`} className="inline-block py-1 font-semibold underline">
								{firm.email}
							</a>
						</p>
					</div>
					{reception ? (
						<div className="flex gap-4">
							<PersonThumbnail person={reception} sizes="80px" className="w-20 shrink-0 self-start" />
							<div>
								<p>
									<PageLink page="person" params={{ slug: reception.id }} prefetch="intent" className="underline">
										{reception.name}
									</PageLink>
									<SampleLabel sample={reception.sample} />
								</p>
								<p className="mt-1 text-(--quiet)">{reception.summary}</p>
							</div>
						</div>
					) : null}
				</div>
			</Fold>
		</section>
	);
}

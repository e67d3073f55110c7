import { useTranslation } from "react-i18next";
import type { AreaLink } from "../site/content/views.server.ts";
import { formatDistance } from "../site/format/distance.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { Fold } from "../ui/fold.tsx";
import { AreaDistance } from "./area-distance.tsx";
import { PageLink } from "./page-link.tsx";

/** Every place served, by state: the same information as the map. */
export function AreaList({ areas, states }: { areas: AreaLink[]; states: { id: string; name: string }[] }) {
	const { t } = useTranslation("areas");
	// States stand side by side; the places of a single one take both columns.
	const [inPage, inState] = states.length > 1 ? ["lg:grid-cols-2", ""] : ["", "gap-x-16 lg:grid lg:grid-cols-2"];
	return (
		<section
			aria-label={t("list")}
			className={`mx-auto grid max-w-page grid-cols-1 gap-x-16 px-edge pt-10 md:gap-y-14 lg:pt-24 ${inPage}`}
		>
			{states.map(({ id, name }) => (
				<div key={id} className="folds">
					<Fold heading={name} headingClass="text-h2 text-noche" open>
						<StateList areas={areas.filter(({ state }) => state === id)} className={inState} />
					</Fold>
				</div>
			))}
		</section>
	);
}

/** From where the distances are said once, where they are all from one office. */
function StateList({ areas, className }: { areas: AreaLink[]; className: string }) {
	const { t } = useTranslation("areas");
	const locale = useLocale();
	const offices = new Set(areas.map(({ office }) => office));
	const [office] = offices.size === 1 ? offices : [];
	return (
		<>
			{office ? <p className="pb-3 text-small text-gris md:mt-3">{t("distances", { office })}</p> : null}
			<ul className={`border-t border-(--hairline) ${office ? "" : "md:mt-6"} ${className}`}>
				{areas.map((area) => (
					<li key={area.id} className="border-b border-(--hairline)">
						<PageLink
							page="area"
							params={{ slug: area.id }}
							prefetch="intent"
							viewTransition
							className={`group grid items-baseline gap-x-5 gap-y-0.5 py-3 lg:py-4 no-underline ${office ? "grid-cols-[fit-content(70%)_1fr]" : "sm:grid-cols-[max-content_1fr]"}`}
						>
							<span className="display text-h3 text-noche group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
								{area.name}
							</span>
							<span className={`tabular-nums text-gris ${office ? "text-right" : "sm:text-right"}`}>
								{office && area.distance >= 5 ? formatDistance(area.distance, locale) : <AreaDistance area={area} />}
							</span>
							<span className="col-span-full text-small text-gris">{area.county}</span>
						</PageLink>
					</li>
				))}
			</ul>
		</>
	);
}

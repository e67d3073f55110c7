import { useTranslation } from "react-i18next";
import type { AreaLink } from "../site/content/views.server.ts";
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
			className={`mx-auto grid max-w-page gap-x-16 px-edge pt-10 md:gap-y-14 lg:pt-24 ${inPage}`}
		>
			{states.map(({ id: state, name }) => (
				<div key={state} className="folds">
					<Fold heading={name} headingClass="text-h2 text-noche">
						<ul className={`border-t border-(--hairline) md:mt-6 ${inState}`}>
							{areas
								.filter((area) => area.state === state)
								.map((area) => (
									<li key={area.id} className="border-b border-(--hairline)">
										<PageLink
											page="area"
											params={{ slug: area.id }}
											prefetch="intent"
											viewTransition
											className="group grid gap-x-5 gap-y-0.5 py-3 lg:py-4 no-underline sm:grid-cols-[max-content_1fr] sm:items-baseline"
										>
											<span className="display text-h3 text-noche group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
												{area.name}
											</span>
											<span className="text-gris sm:text-right">
												<AreaDistance area={area} />
											</span>
											<span className="col-span-full text-small text-gris">{area.county}</span>
										</PageLink>
									</li>
								))}
						</ul>
					</Fold>
				</div>
			))}
		</section>
	);
}

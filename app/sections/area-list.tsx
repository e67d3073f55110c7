import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatDistance } from "../site/format/distance.ts";
import { href } from "../site/pages/page-table.ts";
import { useLocale } from "../site/pages/use-locale.ts";

export interface AreaLink {
	id: string;
	name: string;
	county: string;
	state: "texas" | "nuevo-leon";
	office: string;
	/** From the office that attends it, in whole kilometres. */
	distance: number;
}

/** Every place served, by state: the same information as the map. */
export function AreaList({ title, areas }: { title: string; areas: AreaLink[] }) {
	const { t } = useTranslation("areas");
	const locale = useLocale();
	return (
		<section
			aria-label={title}
			className="mx-auto grid max-w-page gap-x-16 gap-y-14 px-edge pt-16 lg:grid-cols-2 lg:pt-24"
		>
			{(["texas", "nuevo-leon"] as const).map((state) => (
				<div key={state}>
					<h2 className="text-h2 text-noche">{t(`states.${state}`)}</h2>
					<ul className="mt-6 border-t border-(--hairline)">
						{areas
							.filter((area) => area.state === state)
							.map(({ id, name, county, office, distance }) => (
								<li key={id} className="border-b border-(--hairline)">
									<Link
										to={href(locale, "area", { slug: id })}
										prefetch="intent"
										viewTransition
										className="group grid gap-x-5 gap-y-0.5 py-4 no-underline sm:grid-cols-[1fr_auto] sm:items-baseline"
									>
										<span className="display text-h3 text-noche group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
											{name}
										</span>
										<span className="text-gris sm:text-right">
											{distance < 5
												? t("here", { office })
												: t("distance", { distance: formatDistance(distance, locale), office })}
										</span>
										<span className="text-small text-gris">{county}</span>
									</Link>
								</li>
							))}
					</ul>
				</div>
			))}
		</section>
	);
}

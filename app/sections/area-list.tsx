import { useTranslation } from "react-i18next";
import { formatDistance } from "../site/format/distance.ts";
import type { AreasPage } from "../site/loaders/areas-page.server.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { Fold } from "../ui/fold.tsx";
import { Picture } from "../ui/picture.tsx";
import { AreaDistance } from "./area-distance.tsx";
import { PageLink } from "./page-link.tsx";

type ListedArea = AreasPage["areas"][number];

interface AreaListProps {
	areas: ListedArea[];
	states: { id: string; name: string }[];
}

/** Every place served, by state: the same information as the map, under the picture of the office's city. */
export function AreaList({ areas, states }: AreaListProps) {
	const { t } = useTranslation("areas");
	// States stand side by side; the places of a single one take both columns.
	const [inPage, inState] =
		states.length > 1 ? ["md:grid-cols-2", "lg:grid-cols-2"] : ["", "md:grid-cols-2 lg:grid-cols-4"];
	const inStateOf = (id: string) => areas.filter(({ state }) => state === id);
	return (
		<section
			aria-label={t("list")}
			className={`mx-auto grid max-w-page grid-cols-1 gap-x-gap px-edge pt-10 md:gap-y-14 lg:gap-x-12 lg:pt-24 ${inPage}`}
		>
			{states.map(({ id, name }) => (
				<div key={id} className="folds">
					<Fold heading={name} headingClass="text-h2 text-noche" open>
						<StateList areas={inStateOf(id)} columns={inState} />
					</Fold>
				</div>
			))}
		</section>
	);
}

/** From where the distances are said once, where they are all from one office. */
function StateList({ areas, columns }: { areas: ListedArea[]; columns: string }) {
	const { t } = useTranslation("areas");
	const locale = useLocale();
	const offices = new Set(areas.map(({ office }) => office));
	const [office] = offices.size === 1 ? offices : [];
	const picture = areas.find((area) => area.picture)?.picture;
	return (
		<>
			{office ? (
				<p className="pb-3 text-small text-gris md:mt-3 md:max-lg:min-h-14">{t("distances", { office })}</p>
			) : null}
			{picture ? (
				<Picture picture={picture} sizes="620px" className="aspect-[12/5] rounded-plate max-md:hidden md:mt-2" />
			) : null}
			<ul className={`mt-3 gap-x-gap border-t border-(--hairline) lg:mt-5 lg:grid ${columns}`}>
				{areas.map((area) => (
					<li key={area.id} className="border-b border-(--hairline)">
						<PageLink
							page="area"
							params={{ slug: area.id }}
							prefetch="intent"
							viewTransition
							className="group grid grid-cols-[1fr_auto] items-baseline gap-x-5 py-2.5 no-underline lg:py-4"
						>
							<span className="display text-h3 text-noche group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
								{area.name}
							</span>
							<span className="text-small tabular-nums text-gris">
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

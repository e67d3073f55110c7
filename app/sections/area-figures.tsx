import { useTranslation } from "react-i18next";
import type { AreaPage } from "../site/loaders/area-page.server.ts";

/** How far a place is from the office that attends it: in the head of its page, before the way there is told. */
export function AreaFigures({ page: { distance, attending, trip } }: { page: AreaPage }) {
	const { t } = useTranslation("areas");
	return (
		<dl className="mt-6 flex flex-wrap gap-x-6 gap-y-3 md:gap-x-10 lg:mt-8 lg:gap-x-14">
			<Figure figure={distance} label={t("straight", { office: attending })} />
			{trip ? <Figure figure={trip} label={t("trip")} /> : null}
		</dl>
	);
}

function Figure({ figure, label }: { figure: string; label: string }) {
	return (
		<div className="flex flex-col-reverse justify-end">
			<dt className="max-w-28 text-small text-cal md:max-w-none">{label}</dt>
			<dd className="display text-[2.25rem]/[1.2] whitespace-nowrap text-arena md:text-[3rem]/[1.2] lg:text-[3.75rem]/[1.2]">
				{figure}
			</dd>
		</div>
	);
}

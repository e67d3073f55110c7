import { useTranslation } from "react-i18next";
import type { AreaPage } from "../site/loaders/area-page.server.ts";

/** How far a place is from the office that attends it: in the head of its page, before the way there is told. */
export function AreaFigures({ page: { distance, attending, trip } }: { page: AreaPage }) {
	const { t } = useTranslation("areas");
	return (
		<div className="mt-5 flex flex-wrap gap-x-6 gap-y-3">
			<Figure figure={distance} label={t("straight", { office: attending })} />
			{trip ? <Figure figure={trip} label={t("trip")} /> : null}
		</div>
	);
}

function Figure({ figure, label }: { figure: string; label: string }) {
	return (
		<p className="max-w-36 text-cal md:max-w-none">
			<span className="display block text-h2 text-arena">{figure}</span> {label}
		</p>
	);
}

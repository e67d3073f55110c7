import { useTranslation } from "react-i18next";
import type { AreaLink } from "../site/content/views.server.ts";
import { formatDistance } from "../site/format/distance.ts";
import { useLocale } from "../site/pages/use-locale.ts";

export function AreaDistance({ area: { distance, office } }: { area: AreaLink }) {
	const { t } = useTranslation("areas");
	const locale = useLocale();
	return distance < 5 ? t("here", { office }) : t("distance", { distance: formatDistance(distance, locale), office });
}

import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { OpenNowOffice } from "../features/open-now/sentence.ts";
import { calendarOf, type OfficeCalendar } from "../site/firm/clock.ts";
import { useLocale } from "../site/pages/use-locale.ts";

declare module "react" {
	namespace JSX {
		interface IntrinsicElements {
			"open-now": { office: string };
		}
	}
}

/**
 * Until when an office is open, or when it opens next: an element that `entry.boot.ts` brings to life, on a later page
 * of a visit this. Without scripts nothing is shown; the hours stand on every page that has it.
 *
 * @param saysWhy that it is closed for a holiday, where another office beside it opens on another day
 */
export function OpenNow({ calendar, saysWhy = false }: { calendar: OfficeCalendar; saysWhy?: boolean }) {
	const { t } = useTranslation("firm");
	useEffect(() => void import("../features/open-now/element.ts"), []);
	const [time, day] = ["{time}", "{day}"];
	const words = {
		open: t("office.open", { until: time }),
		opensToday: t("office.opensToday", { time }),
		opens: t("office.opens", { day, time }),
		...(saysWhy ? { holiday: t("office.holiday", { day, time }) } : {}),
	};
	const office: OpenNowOffice = { calendar: calendarOf(calendar), locale: useLocale(), words };
	return <open-now office={JSON.stringify(office)} />;
}

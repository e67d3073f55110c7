import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { closesAt, type OfficeCalendar } from "../site/firm/clock.ts";
import { wallClock } from "../site/firm/wall-clock.ts";
import { formatTime } from "../site/format/dates.ts";
import { useLocale } from "../site/pages/use-locale.ts";

/**
 * Whether an office is open now, in its own time zone. Computed in the browser, because the page is cached at the edge.
 * Without scripts nothing is shown; the hours are next to it.
 */
export function OpenNow({ calendar }: { calendar: OfficeCalendar }) {
	const { t } = useTranslation("firm");
	const locale = useLocale();
	const [now, setNow] = useState<Date>();
	useEffect(() => {
		setNow(new Date());
		const timer = setInterval(() => setNow(new Date()), 30_000);
		return () => clearInterval(timer);
	}, []);
	if (!now) return null;
	const closes = closesAt(calendar, now);
	return (
		<>
			{/* In lower case, as hours are written on pages. */}
			{closes === undefined
				? t("office.closed")
				: t("office.open", { until: formatTime(closes, locale).toLowerCase() })}
			{" · "}
			{t("office.localTime", { time: formatTime(wallClock(now, calendar.timeZone).minute, locale) })}
		</>
	);
}

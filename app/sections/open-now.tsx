import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { isOpen, localTime } from "../site/firm/office-clock.ts";
import { useLocale } from "../site/pages/use-locale.ts";

/**
 * Whether an office is open now, by its own clock. Worked out in the browser: the page is cached at the edge and does
 * not know what time it is. Without script nothing stands here; the hours stand beside it.
 */
export function OpenNow({ timeZone }: { timeZone: string }) {
	const { t } = useTranslation("firm");
	const locale = useLocale();
	const [now, setNow] = useState<Date>();
	useEffect(() => {
		setNow(new Date());
		const timer = setInterval(() => setNow(new Date()), 30_000);
		return () => clearInterval(timer);
	}, []);
	if (!now) return null;
	return (
		<>
			{isOpen(now, timeZone) ? t("office.open", { until: closingTime[locale] }) : t("office.closed")}
			{" · "}
			{t("office.localTime", { time: localTime(now, timeZone, locale) })}
		</>
	);
}

const closingTime = { es: "5:30 p. m.", en: "5:30 pm" };

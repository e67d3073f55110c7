import { useMatches } from "react-router";
import type { Locale } from "../../locales/locale.ts";
import { localeOfRoute } from "./page-table.ts";

/** The language of the page on screen, from the id of its route. */
export function useLocale(): Locale {
	return localeOfRoute(useMatches().at(-1)?.id);
}

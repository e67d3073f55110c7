import { useMatches } from "react-router";
import { type Locale, otherLocale } from "../../locales/locale.ts";
import { href, hrefOf, localeOfRoute, pageRefOfRoute } from "./page-table.ts";

/** The language of the current page, from its route id. */
export function useLocale(): Locale {
	return localeOfRoute(useMatches().at(-1)?.id);
}

/** The path of this page in the other language, or of the home page if it has no counterpart. */
export function useCounterpart(): string {
	const match = useMatches().at(-1);
	const other = otherLocale(localeOfRoute(match?.id));
	const place = match && pageRefOfRoute(match.id, match.params);
	return place ? hrefOf(place, other) : href(other, "home");
}

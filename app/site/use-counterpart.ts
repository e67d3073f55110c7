import { useMatches } from "react-router";
import { otherLocale } from "./locale.ts";
import { href, hrefOf, localeOfRoute, placeOfRoute } from "./pages.ts";

/** The path of this page in the other language; on a page that does not exist, the other home. */
export function useCounterpart(): string {
	const match = useMatches().at(-1);
	const other = otherLocale(localeOfRoute(match?.id));
	const place = match && placeOfRoute(match.id, match.params);
	return place ? hrefOf(place, other) : href(other, "home");
}

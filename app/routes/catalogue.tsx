import { Catalogue } from "../catalogue/catalogue.tsx";
import { samples } from "../catalogue/samples.server.ts";
import { localeOf } from "../middleware/page.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { Stylesheet } from "../ui/stylesheet.tsx";
import type { Route } from "./+types/catalogue";

/** Development only: `routes.ts` leaves it out of every build. No page links here, and no list includes it. */
export const loader = ({ context }: Route.LoaderArgs) => samples(localeOf(context));

export default function CataloguePage({ loaderData }: Route.ComponentProps) {
	const other = { es: "/en/catalogue", en: "/catalogo" }[useLocale()];
	return (
		<>
			<title>{other}</title>
			<Stylesheet />
			<Catalogue samples={loaderData} other={other} />
		</>
	);
}

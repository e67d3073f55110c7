import { useTranslation } from "react-i18next";
import type { MessagesHandle } from "../locales/namespaces.ts";
import { Cities } from "../sections/cities.tsx";
import { ClaimList } from "../sections/claim-list.tsx";
import { Invitation } from "../sections/invitation.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { TextSections } from "../sections/text-sections.tsx";
import { aboutPage } from "../site/loaders/about-page.server.ts";
import { pageRef } from "../site/pages/page-context.ts";
import { pageData } from "../site/pages/page-data.ts";
import type { Route } from "./+types/about";

export const loader = ({ context }: Route.LoaderArgs) => aboutPage(pageRef(context, "about"));

export const handle = { i18n: ["firm"] } satisfies MessagesHandle;

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args, handle.i18n);

export { headers, meta } from "../site/pages/page-exports.ts";

export default function About({ loaderData: page }: Route.ComponentProps) {
	const { t } = useTranslation("firm");
	return (
		<>
			<PageHero page={page} />
			{page.claims.length > 0 ? (
				<section aria-labelledby="figures" className="mx-auto max-w-page px-edge pt-10 lg:pt-16">
					<h2 id="figures" className="sr-only">
						{t("claims")}
					</h2>
					<ClaimList claims={page.claims} />
				</section>
			) : null}
			<TextSections sections={page.sections} open={2} />
			{/* On a phone without the pictures, which other pages show. */}
			<div className="max-md:[&_[data-picture]]:hidden">
				<Cities offices={page.offices} />
			</div>
			<Invitation invitation={page.invitation} />
		</>
	);
}

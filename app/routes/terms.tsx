import { useTranslation } from "react-i18next";
import { PageHero } from "../sections/page-hero.tsx";
import { TextWithContents } from "../sections/text-with-contents.tsx";
import { linkedSections } from "../site/corpus/anchors.ts";
import { formatDay } from "../site/format/dates.ts";
import { contentPage } from "../site/loaders/content-page.server.ts";
import { pageRef } from "../site/pages/page-context.ts";
import { pageData } from "../site/pages/page-data.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { buttonClass } from "../ui/button.tsx";
import type { Route } from "./+types/terms";

export const loader = ({ context }: Route.LoaderArgs) => contentPage(pageRef(context, "terms"));

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args);

export { headers, meta } from "../site/pages/page-exports.ts";

export default function Terms({ loaderData: page }: Route.ComponentProps) {
	const { t } = useTranslation(["terms", "common"]);
	const locale = useLocale();
	return (
		<>
			<PageHero page={page} brief>
				<p className="flex flex-wrap items-center gap-x-6 gap-y-3 text-small text-cal">
					<a href={`#${linkedSections.terms.privacy}`} className={buttonClass("outline", "max-md:w-full")}>
						{t("common:footer.privacy")}
					</a>
					{t("updated", { date: formatDay(page.updated, locale) })}
				</p>
			</PageHero>
			<TextWithContents sections={page.sections} title={t("contents")} back={t("back")} />
		</>
	);
}

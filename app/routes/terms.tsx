import { useTranslation } from "react-i18next";
import { Contents } from "../sections/contents.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { TextWithContents } from "../sections/text-sections.tsx";
import { linkedSections } from "../site/corpus/anchors.ts";
import { formatDay } from "../site/format/dates.ts";
import { contentPage } from "../site/loaders/content-page.server.ts";
import { pageRef } from "../site/pages/page-context.ts";
import { pageData } from "../site/pages/page-data.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import type { Route } from "./+types/terms";

export const loader = ({ context }: Route.LoaderArgs) => contentPage(pageRef(context, "terms"));

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args);

export { headers, meta } from "../site/pages/page-exports.ts";

export default function Terms({ loaderData: page }: Route.ComponentProps) {
	const { t } = useTranslation(["terms", "common"]);
	const locale = useLocale();
	const numbered = page.sections.map(({ id, heading }, index) => ({ id, heading: `${index + 1}. ${heading}` }));
	return (
		<>
			<PageHero page={page} brief>
				<p className="text-cal">
					{t("updated", { date: formatDay(page.updated, locale) })}
					<br />
					<a href={`#${linkedSections.terms.privacy}`} className="underline">
						{t("common:footer.privacy")}
					</a>
				</p>
			</PageHero>
			<TextWithContents sections={page.sections} contents={<Contents title={t("contents")} entries={numbered} />} />
		</>
	);
}

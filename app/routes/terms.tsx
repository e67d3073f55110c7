import { useTranslation } from "react-i18next";
import type { MessagesHandle } from "../locales/namespaces.ts";
import { Contents } from "../sections/contents.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { TextWithContents } from "../sections/text-sections.tsx";
import { formatDay } from "../site/format/dates.ts";
import { contentPage } from "../site/loaders/content-page.server.ts";
import { pageMeta } from "../site/pages/head.ts";
import { pageRef } from "../site/pages/page-context.ts";
import { pageData } from "../site/pages/page-data.ts";
import { pageHeaders } from "../site/pages/page-headers.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import type { Route } from "./+types/terms";

export function loader({ context }: Route.LoaderArgs) {
	return contentPage(pageRef(context, "terms"));
}

export const handle = { i18n: ["terms"] } satisfies MessagesHandle;

export const clientLoader = (args: Route.ClientLoaderArgs) => pageData(args, handle.i18n);

export const headers = pageHeaders;

export const meta = pageMeta;

export default function Terms({ loaderData: page }: Route.ComponentProps) {
	const { t } = useTranslation("terms");
	const locale = useLocale();
	const entries = page.sections.map(({ id, heading }) => ({ id, text: heading }));
	return (
		<>
			<PageHero trail={page.trail} heading={page.heading} lead={page.lead}>
				<p className="text-cal">{t("updated", { date: formatDay(page.updated, locale) })}</p>
			</PageHero>
			<TextWithContents
				sections={page.sections}
				contents={<Contents title={t("contents")} entries={entries} className="lg:sticky lg:top-10" />}
			/>
		</>
	);
}

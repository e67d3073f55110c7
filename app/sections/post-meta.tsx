import { useTranslation } from "react-i18next";
import type { PostLink } from "../site/content/views.server.ts";
import { formatDay } from "../site/format/dates.ts";
import { useLocale } from "../site/pages/use-locale.ts";

/** The topic of a post, and below it its day and length, of which a narrow line ends between the two. */
export function PostMeta({ post: { topic, published, minutes } }: { post: PostLink }) {
	const { t } = useTranslation();
	const locale = useLocale();
	return (
		<p className="text-small text-gris">
			<span className="block font-semibold text-bayou">{topic}</span>
			<time dateTime={published} className="sm:whitespace-nowrap">
				{formatDay(published, locale)}&nbsp;·
			</time>{" "}
			<span className="sm:whitespace-nowrap">{t("readingTime", { minutes })}</span>
		</p>
	);
}

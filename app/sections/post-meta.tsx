import { useTranslation } from "react-i18next";
import type { PostLink } from "../site/content/views.server.ts";
import { formatDay } from "../site/format/dates.ts";
import { useLocale } from "../site/pages/use-locale.ts";

/** Parts of a line, with a point before each that does not begin one: what would stand before the first is cut off. */
const part = "pl-4 before:absolute before:-ml-2.5 before:content-['·']";

/** The topic of a post, and below it its day and length. */
export function PostMeta({
	post: { topic, published, minutes },
}: {
	post: Pick<PostLink, "topic" | "published" | "minutes">;
}) {
	const { t } = useTranslation();
	const locale = useLocale();
	return (
		<p className="text-small text-gris">
			<span className="block font-semibold text-bayou">{topic}</span>
			<span className="relative block overflow-x-clip">
				<span className="-ml-4 flex flex-wrap">
					<time dateTime={published} className={part}>
						{formatDay(published, locale)}
					</time>{" "}
					<span className={part}>{t("readingTime", { minutes })}</span>
				</span>
			</span>
		</p>
	);
}

import { useTranslation } from "react-i18next";
import type { PostLink } from "../site/content/views.server.ts";

/** The topic of a post and how long it takes to read. Its day stands on its own page. */
export function PostMeta({ post: { topic, minutes } }: { post: Pick<PostLink, "topic" | "minutes"> }) {
	const { t } = useTranslation();
	return (
		<p className="text-small text-gris">
			<span className="font-semibold text-bayou">{topic}</span> · {t("readingTime", { minutes })}
		</p>
	);
}

import { useTranslation } from "react-i18next";
import type { Review } from "../site/content/views.server.ts";
import { formatDay } from "../site/format/dates.ts";
import { formatList } from "../site/format/list.ts";
import { href } from "../site/pages/page-table.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { CaretDown } from "../ui/icons.ts";

interface ReviewNoteProps {
	/** With the parts of the page that each checked, where nobody checked all of it. */
	review: readonly (Review & { topics?: readonly string[] })[];
	sources: readonly { name: string; url: string }[];
	/** A text to begin with. */
	sample?: boolean;
	/** Under sections with headings beside them: it begins where their text does. */
	beside?: boolean;
	className?: string;
}

/** Who checked the legal statements of a page, each for whose law and when, and the law that it cites. */
export function ReviewNote({ review, sources, sample = false, beside = false, className = "" }: ReviewNoteProps) {
	const { t } = useTranslation("law");
	const locale = useLocale();
	return (
		<div
			className={`border-t border-(--hairline) pt-5 text-small text-(--quiet) ${beside ? "begins-past-heading" : ""} ${className}`}
		>
			{sample ? <p>{t("sampleNotice")}</p> : null}
			{review.map(({ by, on, laws, topics }) => (
				<p key={`${by.id} ${laws.join()}`}>
					<a href={`${href(locale, "team")}#${by.id}`} className="underline">
						{t("reviewedBy", { name: by.name })}
					</a>{" "}
					<time dateTime={on}>{t("reviewedOn", { date: formatDay(on, locale) })}</time>
					{" · "}
					{t("lawOf")} {formatList(laws, locale)}
					{topics ? ` (${topics.join("; ")})` : null}
				</p>
			))}
			{sources.length > 0 ? (
				<details className="mt-2">
					<summary className="flex items-center gap-2 py-1 font-semibold">
						{t("sources")}
						<CaretDown aria-hidden="true" />
					</summary>
					<p>
						{sources.map(({ name, url }, index) => (
							<span key={`${name}${url}`}>
								{index > 0 ? "; " : ""}
								<a href={url} rel="noopener" className="underline">
									{name}
								</a>
							</span>
						))}
					</p>
				</details>
			) : null}
		</div>
	);
}

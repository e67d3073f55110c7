import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { otherLocale } from "../../../locales/locale.ts";
import { hrefToAnchor } from "../../../site/corpus/anchors.ts";
import { CaretDown } from "../../../ui/icons.ts";
import { usePanel } from "./panel-context.ts";

/** A brief notice before the first question; who answers and what happens to the visitor's text is folded below it. */
export function Notice() {
	const { t } = useTranslation("chat");
	const { locale, phone, leave } = usePanel();
	return (
		<section
			aria-label={t("notice.label")}
			className="grid gap-1 border-b border-(--hairline) pb-4 text-small leading-[1.45] text-(--quiet)"
		>
			<p>{t("notice.brief")}</p>
			<details>
				<summary className="inline-flex items-center gap-2 py-0.5 font-medium text-tinta">
					{t("notice.summary")}
					<CaretDown aria-hidden="true" />
				</summary>
				<div className="mt-2 grid gap-2">
					<p>
						<strong className="font-medium text-tinta">{t("notice.who")}</strong> {t("notice.text")}
					</p>
					<p lang={otherLocale(locale)}>{t("notice.other")}</p>
					<p>
						<Link
							to={hrefToAnchor(locale, "terms", "assistant")}
							viewTransition
							onClick={leave}
							className="font-medium underline"
						>
							{t("notice.more")}
						</Link>
					</p>
					<p>
						{t("notice.urgent")}{" "}
						<a
							href={phone.href}
							data-count="call"
							className="font-semibold whitespace-nowrap text-tinta underline underline-offset-2"
						>
							{phone.text}
						</a>
					</p>
				</div>
			</details>
		</section>
	);
}

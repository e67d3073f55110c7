import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { PhoneLink } from "../site/firm/phone.ts";
import { href } from "../site/pages/page-table.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { Button, buttonClass } from "../ui/button.tsx";

/** Something failed on our side: says so, gives a reference to quote, and a way to reach a person. */
export function ErrorPage({ phone, requestId }: { phone?: PhoneLink | undefined; requestId?: string | undefined }) {
	const { t } = useTranslation();
	const locale = useLocale();
	return (
		<section className="mx-auto max-w-page px-edge py-section">
			<title>{t("error.title")}</title>
			<meta name="robots" content="noindex" />
			<h1 className="max-w-[16ch] text-h1">{t("error.title")}</h1>
			<p className="mt-6 max-w-text text-lead">{t("error.text")}</p>
			<div className="mt-9 flex flex-wrap gap-3">
				{phone ? (
					<a href={phone.href} className={buttonClass("primary")}>
						{t("error.call", { phone: phone.text })}
					</a>
				) : null}
				<Button variant="quiet" className="needs-script" onClick={() => location.reload()}>
					{t("error.retry")}
				</Button>
				<Link to={href(locale, "home")} className={buttonClass("quiet")}>
					{t("error.home")}
				</Link>
			</div>
			{requestId ? <p className="mt-10 text-small text-gris">{t("error.requestId", { id: requestId })}</p> : null}
		</section>
	);
}

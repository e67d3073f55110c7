import { useTranslation } from "react-i18next";
import type { PhoneLink } from "../site/firm/phone.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { PageLink } from "./page-link.tsx";
import { StatusPage } from "./status-page.tsx";

/** Something failed on our side: a reference to quote, and a way to reach a person. */
export function ErrorPage({ phone, requestId }: { phone?: PhoneLink | undefined; requestId?: string | undefined }) {
	const { t } = useTranslation();
	return (
		<StatusPage title={t("error.title")} lead={t("error.text")}>
			<div className="mt-9 flex flex-wrap gap-3">
				{phone ? (
					<a href={phone.href} className={buttonClass("primary")}>
						{t("error.call", { phone: phone.text })}
					</a>
				) : null}
				<Button variant="quiet" className="needs-script" onClick={() => location.reload()}>
					{t("error.retry")}
				</Button>
				<PageLink page="home" className={buttonClass("quiet")}>
					{t("error.home")}
				</PageLink>
			</div>
			{requestId ? <p className="mt-10 text-small text-gris">{t("error.requestId", { id: requestId })}</p> : null}
		</StatusPage>
	);
}

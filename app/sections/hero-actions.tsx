import { useTranslation } from "react-i18next";
import { hrefToAnchor } from "../site/corpus/anchors.ts";
import type { PhoneLink } from "../site/firm/phone.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { ButtonLink, buttonClass } from "../ui/button.tsx";
import { Phone } from "../ui/icons.ts";

/** Both ways to a person, at the head of a page. */
export function HeroActions({ phone }: { phone: PhoneLink }) {
	const { t } = useTranslation();
	const locale = useLocale();
	return (
		<>
			<ButtonLink to={hrefToAnchor(locale, "contact", "form")} data-count="schedule">
				{t("hero.interview")}
			</ButtonLink>
			<a href={phone.href} data-count="call" className={buttonClass("outline")}>
				<Phone aria-hidden="true" />
				{phone.text}
			</a>
		</>
	);
}

import { useTranslation } from "react-i18next";
import { hrefToAnchor } from "../site/corpus/anchors.ts";
import type { PhoneLink } from "../site/firm/phone.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { ButtonLink, buttonClass } from "../ui/button.tsx";
import { Phone } from "../ui/icons.ts";

/** The two calls to action: the form and the phone. */
export function HeroActions({ phone, label }: { phone: PhoneLink; label?: string }) {
	const { t } = useTranslation();
	return (
		<>
			<ButtonLink to={hrefToAnchor(useLocale(), "contact", "form")} data-count="schedule">
				{label ?? t("hero.interview")}
			</ButtonLink>
			<PhoneButton phone={phone} />
		</>
	);
}

/** On a dark ground. */
export function PhoneButton({ phone, look = "outline" }: { phone: PhoneLink; look?: "outline" | "quiet" }) {
	return (
		<a href={phone.href} data-count="call" className={buttonClass(look, "sm:whitespace-nowrap")}>
			<Phone aria-hidden="true" />
			{phone.text}
		</a>
	);
}

import { useWords } from "../locales/words.ts";
import type { PhoneLink } from "../site/firm/phone.ts";
import { href } from "../site/pages/page-table.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { ButtonLink, buttonClass } from "../ui/button.tsx";
import { Phone } from "../ui/icons.ts";

/** Both ways to a person, at the head of a page. */
export function HeroActions({ phone }: { phone: PhoneLink }) {
	const { hero } = useWords();
	const locale = useLocale();
	return (
		<>
			<ButtonLink to={`${href(locale, "contact")}#formulario`} data-count="schedule">
				{hero.interview}
			</ButtonLink>
			<a href={phone.href} data-count="call" className={buttonClass("outline")}>
				<Phone aria-hidden="true" />
				{phone.text}
			</a>
		</>
	);
}

import { useTranslation } from "react-i18next";
import { hrefToAnchor } from "../site/corpus/anchors.ts";
import type { PhoneLink } from "../site/firm/phone.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { ButtonLink, buttonClass } from "../ui/button.tsx";
import { Phone } from "../ui/icons.ts";

export interface InvitationWords {
	heading: string;
	text: string;
	phone: PhoneLink;
}

/** The last word of a page: an invitation to talk, over the lines that run from Houston to the Silla. */
export function Invitation({ invitation }: { invitation: InvitationWords }) {
	const { t } = useTranslation();
	const locale = useLocale();
	return (
		<section aria-labelledby="invitation" className="no-print on-dark relative overflow-hidden bg-petroleo">
			<img
				src="/brand/lines-dark.svg"
				alt=""
				width="2400"
				height="950"
				loading="lazy"
				// Faint under the words, so that no line runs through a letter.
				className="absolute inset-0 size-full object-cover object-bottom opacity-70 mix-blend-screen [mask-image:linear-gradient(#0002_45%,#000)] lg:[mask-image:linear-gradient(90deg,#0002_38%,#000_70%)]"
			/>
			<div className="relative mx-auto grid max-w-page gap-8 px-edge py-16 lg:grid-cols-[1fr_auto] lg:items-end lg:py-24">
				<div>
					<h2 id="invitation" className="max-w-[18ch] text-h2">
						{invitation.heading}
					</h2>
					<p className="mt-4 max-w-[48ch] text-lead text-cal">{invitation.text}</p>
				</div>
				<div className="flex flex-wrap gap-3.5">
					<ButtonLink to={hrefToAnchor(locale, "contact", "form")} data-count="schedule">
						{t("invitation")}
					</ButtonLink>
					<a href={invitation.phone.href} data-count="call" className={buttonClass("outline")}>
						<Phone aria-hidden="true" />
						{invitation.phone.text}
					</a>
				</div>
			</div>
		</section>
	);
}

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { whatsappAddress } from "../site/firm/phone.ts";
import type { ContactPage } from "../site/loaders/contact-page.server.ts";
import { buttonClass } from "../ui/button.tsx";
import { Phone, WhatsApp } from "../ui/icons.ts";
import { SectionHeading } from "../ui/section-heading.tsx";
import { OpenNow } from "./open-now.tsx";

interface DirectContactProps {
	page: Pick<ContactPage, "offices" | "firm">;
	/** The beginning of a message by WhatsApp. */
	text: string;
	/** As wide as the page: its parts stand beside each other on a desk too. */
	wide?: boolean;
	className?: string;
	children?: ReactNode;
}

/** Where the parts stand from a tablet on: in two columns, on a desk only where the card is as wide as the page. */
const looks = {
	narrow: {
		card: "direct md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:items-center md:max-lg:gap-x-10 md:max-lg:gap-y-5",
		offices: "md:max-lg:contents",
		whatsapp: "md:max-lg:col-start-2 md:max-lg:row-start-1 md:max-lg:mt-0",
	},
	wide: {
		card: "direct direct-wide md:grid md:grid-cols-2 md:items-center md:gap-x-10 md:gap-y-5 lg:p-10",
		offices: "md:contents",
		whatsapp: "md:col-start-2 md:row-start-1 md:mt-0",
	},
};

/** The ways to a person that need no form, on one card: the offices' phones, each with whether it is open, and WhatsApp. Looks: `direct-contact.css`. */
export function DirectContact({
	page: { offices, firm },
	text,
	wide = false,
	className = "",
	children,
}: DirectContactProps) {
	const { t } = useTranslation("inquiry");
	const look = looks[wide ? "wide" : "narrow"];
	return (
		<aside
			aria-labelledby="direct-contact"
			className={`plate on-dark no-print rounded-plate bg-noche p-5 md:p-7 ${look.card} ${className}`}
		>
			<SectionHeading id="direct-contact" text={t("direct.heading")} className="text-h4" />
			<ul className={`mt-4 grid gap-y-4 ${look.offices}`}>
				{offices.map((office) => (
					<li key={office.id}>
						<a href={office.phone.href} data-count="call">
							<span>{office.city}</span>
							<span>
								<Phone aria-hidden="true" />
								{office.phone.text}
							</span>
						</a>
						<p>
							<OpenNow calendar={office} saysWhy />
						</p>
					</li>
				))}
			</ul>
			{firm.whatsapp ? (
				<a
					href={whatsappAddress(firm.whatsapp, text)}
					rel="noopener"
					data-count="whatsapp"
					className={buttonClass("outline", `mt-4 w-full ${look.whatsapp}`)}
				>
					<WhatsApp aria-hidden="true" />
					{t("direct.whatsapp")}
				</a>
			) : null}
			{children}
		</aside>
	);
}

import { useTranslation } from "react-i18next";
import { whatsappAddress } from "../site/firm/phone.ts";
import type { ContactPage } from "../site/loaders/contact-page.server.ts";
import { buttonClass } from "../ui/button.tsx";
import { Phone, WhatsApp } from "../ui/icons.ts";
import { SectionHeading } from "../ui/section-heading.tsx";
import { HoursLines } from "./hours-lines.tsx";
import { OpenNow } from "./open-now.tsx";

interface DirectContactProps {
	page: Pick<ContactPage, "offices" | "hours" | "firm">;
	/** The beginning of a message by WhatsApp. */
	text: string;
	className: string;
}

/** The ways to a person that need no form: the offices' phones with their hours, WhatsApp, email. */
export function DirectContact({ page: { offices, hours, firm }, text, className }: DirectContactProps) {
	const { t } = useTranslation("inquiry");
	return (
		<aside aria-labelledby="direct-contact" className={`no-print ${className}`}>
			<SectionHeading id="direct-contact" text={t("direct.heading")} className="text-h3 text-noche" />
			<ul className="mt-5 gap-x-gap border-t border-(--hairline) md:max-lg:grid md:max-lg:grid-cols-2">
				{offices.map((office) => (
					<li key={office.id} className="border-b border-(--hairline) py-4">
						<p className="text-(--quiet)">{office.city}</p>
						<a
							href={office.phone.href}
							data-count="call"
							className="mt-0.5 inline-flex min-h-11 items-center gap-2.5 text-h4 font-semibold whitespace-nowrap no-underline hover:underline"
						>
							<Phone aria-hidden="true" />
							{office.phone.text}
						</a>
						<p className="min-h-[2lh] sm:max-lg:min-h-lh text-small text-(--quiet)">
							<OpenNow calendar={office} />
						</p>
					</li>
				))}
			</ul>
			{firm.whatsapp ? (
				<a
					href={whatsappAddress(firm.whatsapp, text)}
					rel="noopener"
					data-count="whatsapp"
					className={buttonClass("quiet", "mt-6 w-full")}
				>
					<WhatsApp aria-hidden="true" />
					{t("direct.whatsapp")}
				</a>
			) : null}
			<HoursLines hours={hours} className="mt-5 text-(--quiet)" />
			<p className="mt-3">
				{t("direct.email")}{" "}
				<a href={`mailto:${firm.email}`} className="inline-block py-1 font-semibold underline">
					{firm.email}
				</a>
			</p>
		</aside>
	);
}

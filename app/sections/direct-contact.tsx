import { useTranslation } from "react-i18next";
import { whatsappAddress } from "../site/firm/phone.ts";
import type { ContactPage } from "../site/loaders/contact-page.server.ts";
import { buttonClass } from "../ui/button.tsx";
import { CaretDown, Phone, WhatsApp } from "../ui/icons.ts";
import { SectionHeading } from "../ui/section-heading.tsx";
import { HoursLines } from "./hours-lines.tsx";
import { OpenNow } from "./open-now.tsx";
import { PageLink } from "./page-link.tsx";
import { PersonThumbnail } from "./person-portrait.tsx";
import { SampleLabel } from "./sample-label.tsx";

interface DirectContactProps {
	page: Pick<ContactPage, "offices" | "hours" | "firm" | "reception">;
	/** The beginning of a message by WhatsApp. */
	text: string;
	/** As wide as the page: its parts stand beside each other. */
	wide?: boolean;
	className?: string;
}

/** Where the parts stand: beside a form one below the other, but above it in a row on a tablet; or in a row as wide as the page. */
const looks = {
	narrow: {
		card: "md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-10",
		lines:
			"md:max-lg:col-span-2 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:items-center md:max-lg:gap-x-10 md:max-lg:gap-y-4",
		offices: "md:max-lg:contents",
		hours: "mt-5 border-t border-(--hairline) pt-5",
		reception: "mt-5 border-t border-(--hairline) pt-5",
	},
	wide: {
		card: "md:grid md:grid-cols-2 md:gap-x-10 lg:p-10 xl:grid-cols-[5fr_4fr_5fr]",
		lines: "",
		offices: "",
		hours: "",
		reception: "mt-5 border-t border-(--hairline) pt-5 md:max-xl:col-span-2 xl:mt-0 xl:border-0 xl:pt-0",
	},
};

/**
 * The ways to a person that need no form, on one card: the offices' phones, each with whether it is open, and WhatsApp;
 * hours, email and who answers, which a phone folds.
 */
export function DirectContact({
	page: { offices, hours, firm, reception },
	text,
	wide = false,
	className = "",
}: DirectContactProps) {
	const { t } = useTranslation("inquiry");
	const look = looks[wide ? "wide" : "narrow"];
	return (
		<aside
			aria-labelledby="direct-contact"
			className={`plate on-light no-print rounded-plate bg-niebla p-5 md:p-7 ${look.card} ${className}`}
		>
			<div className={look.lines}>
				<SectionHeading id="direct-contact" text={t("direct.heading")} className="text-h4 text-noche" />
				<ul className={`mt-3 grid gap-y-4 ${look.offices}`.trimEnd()}>
					{offices.map((office) => (
						<li key={office.id}>
							<a href={office.phone.href} data-count="call" className="group block min-h-11 no-underline">
								<span className="block mb-1 text-small leading-none text-(--quiet)">{office.city}</span>
								<span className="flex items-center gap-2.5 font-display text-h3 group-hover:underline">
									<Phone aria-hidden="true" />
									{office.phone.text}
								</span>
							</a>
							{/* Its words come with scripts. */}
							<p className="mt-1 text-small text-(--quiet) js:min-h-[2lh]">
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
						className={buttonClass(
							"quiet",
							wide ? "mt-4 w-full" : "mt-4 w-full md:max-lg:col-start-2 md:max-lg:row-start-1 md:max-lg:mt-0",
						)}
					>
						<WhatsApp aria-hidden="true" />
						{t("direct.whatsapp")}
					</a>
				) : null}
			</div>
			<details className="fold md:contents md:details-content:contents">
				<summary className="mt-3 flex min-h-11 items-center justify-between gap-4 font-semibold">
					{t("direct.more")}
					<CaretDown aria-hidden="true" />
				</summary>
				<div className={look.hours}>
					<HoursLines hours={hours} className="text-(--quiet)" />
					<p className="mt-2">
						{t("direct.email")}{" "}
						<a href={`mailto:${firm.email}`} className="inline-block py-1 font-semibold underline">
							{firm.email}
						</a>
					</p>
				</div>
				{reception ? (
					<div className={`${look.reception} flex gap-4`}>
						<PersonThumbnail person={reception} sizes="80px" className="w-20 shrink-0 self-start" />
						<div>
							<h3 className="font-text font-semibold tracking-normal">{t("direct.reception")}</h3>
							<p>
								<PageLink page="person" params={{ slug: reception.id }} prefetch="intent" className="underline">
									{reception.name}
								</PageLink>
								<SampleLabel sample={reception.sample} />
							</p>
							<p className="mt-1 text-(--quiet)">{reception.summary}</p>
						</div>
					</div>
				) : null}
			</details>
		</aside>
	);
}

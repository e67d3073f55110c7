import { useTranslation } from "react-i18next";
import { whatsappAddress } from "../site/firm/phone.ts";
import type { ContactPage } from "../site/loaders/contact-page.server.ts";
import { buttonClass } from "../ui/button.tsx";
import { Phone, WhatsApp } from "../ui/icons.ts";
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

/** Space between the parts, and the rule above the last of them where nothing stands beside it. */
const looks = {
	narrow: { card: "", ways: "mt-4", reception: "mt-5 border-t pt-5" },
	wide: {
		card: "md:grid md:grid-cols-2 md:gap-x-10 lg:p-10 xl:grid-cols-[5fr_4fr_5fr]",
		ways: "max-md:mt-4",
		reception: "mt-5 border-t pt-5 md:max-xl:col-span-2 xl:mt-0 xl:border-0 xl:pt-0",
	},
};

/** The ways to a person that need no form, on one card: the offices' phones with their hours, WhatsApp, email, and who answers. */
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
			<div>
				<SectionHeading id="direct-contact" text={t("direct.heading")} className="text-h3 text-noche" />
				<ul className={`mt-4 grid gap-x-gap gap-y-3 ${wide ? "" : "md:max-lg:grid-cols-2"}`.trimEnd()}>
					{offices.map((office) => (
						<li key={office.id}>
							<a
								href={office.phone.href}
								data-count="call"
								className="inline-flex min-h-11 items-center gap-2.5 no-underline hover:underline"
							>
								<Phone aria-hidden="true" />
								<span>
									{office.city}{" "}
									<span className="font-semibold whitespace-nowrap lg:block lg:font-display lg:text-h3 lg:font-normal">
										{office.phone.text}
									</span>
								</span>
							</a>
							{/* Its words come with scripts. */}
							<p className="text-small text-(--quiet) js:min-h-[2lh] sm:max-lg:js:min-h-lh xl:js:min-h-lh">
								<OpenNow calendar={office} />
							</p>
						</li>
					))}
				</ul>
			</div>
			<div className={look.ways}>
				{firm.whatsapp ? (
					<a
						href={whatsappAddress(firm.whatsapp, text)}
						rel="noopener"
						data-count="whatsapp"
						className={buttonClass("quiet", "mb-4 w-full")}
					>
						<WhatsApp aria-hidden="true" />
						{t("direct.whatsapp")}
					</a>
				) : null}
				<HoursLines hours={hours} className="text-(--quiet)" />
				<p className="mt-2">
					{t("direct.email")}{" "}
					<a href={`mailto:${firm.email}`} className="inline-block py-1 font-semibold underline">
						{firm.email}
					</a>
				</p>
			</div>
			{reception ? (
				<div className={`flex gap-4 border-(--hairline) ${look.reception}`}>
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
		</aside>
	);
}

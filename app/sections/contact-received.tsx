import { useTranslation } from "react-i18next";
import { Received } from "../features/inquiry/view/received.tsx";
import type { ReceivedPage } from "../site/loaders/contact-page.server.ts";
import { href } from "../site/pages/page-table.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { BrandMark } from "../ui/brand-mark.tsx";
import { BorderLine } from "./border-line.tsx";
import { formAnchor } from "./contact-form.tsx";
import { DirectContact } from "./direct-contact.tsx";
import { PageHero } from "./page-hero.tsx";
import { Reception } from "./reception.tsx";
import { TextSections } from "./text-sections.tsx";

/** The confirmation of an enquiry: its reference, what happens next, and how to reach a person meanwhile. */
export function ContactReceived({ page }: { page: ReceivedPage }) {
	const locale = useLocale();
	const { t } = useTranslation("inquiry");
	const { reference } = page.received;
	return (
		<>
			<section id={formAnchor} tabIndex={-1} aria-label={t("received.title")} className="scroll-mt-24">
				<PageHero page={{ trail: page.trail, heading: t("received.heading"), lead: t("received.lead") }}>
					<Received reference={reference} path={href(locale, "contact")} />
				</PageHero>
			</section>
			<div className="mx-auto flex max-w-page items-center px-edge pt-8" aria-hidden="true">
				<BorderLine className="h-10 min-w-0 flex-1" />
				<BrandMark className="h-16" />
			</div>
			<TextSections sections={page.sections} first>
				<DirectContact page={page} text={t("received.whatsapp", { reference })} wide className="mb-section max-md:mt-8">
					<Reception page={page} wide className="max-md:mt-5 max-md:-mb-5 md:col-span-2" />
				</DirectContact>
			</TextSections>
		</>
	);
}

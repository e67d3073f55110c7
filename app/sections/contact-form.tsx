import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { InquiryForm } from "../features/inquiry/view/inquiry-form.tsx";
import { anchors } from "../site/corpus/anchors.ts";
import type { ContactPage } from "../site/loaders/contact-page.server.ts";
import { href } from "../site/pages/page-table.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { Prose } from "../ui/prose.tsx";
import { DirectContact } from "./direct-contact.tsx";

/** The form's anchor. It posts to it, so that an answer is shown there. */
export const formAnchor = anchors.contact.form;

type Form = ComponentProps<typeof InquiryForm>;

/** The form, with what must be read before it, beside the ways that need no form. */
export function ContactForm({ page, form, sent }: { page: ContactPage; form: Form["data"]; sent: Form["sent"] }) {
	const { t } = useTranslation("inquiry");
	const locale = useLocale();
	return (
		<div className="mx-auto grid max-w-page gap-x-gap px-edge py-16 lg:grid-cols-12 lg:py-24">
			<div className="max-w-[42rem] lg:col-span-8">
				<InquiryForm data={form} sent={sent} locale={locale} path={href(locale, "contact")} anchor={formAnchor}>
					{page.disclaimer ? (
						<section
							id={page.disclaimer.id}
							aria-labelledby="disclaimer"
							className="plate mb-12 rounded-plate bg-cal px-5 py-6 sm:px-7 sm:py-8"
						>
							<h3 id="disclaimer" className="text-h3 text-noche">
								{page.disclaimer.heading}
							</h3>
							<Prose html={page.disclaimer.body} className="mt-4" />
						</section>
					) : null}
				</InquiryForm>
			</div>
			<PageContact
				page={page}
				text={t("direct.text")}
				className="mt-16 lg:sticky lg:top-10 lg:col-span-4 lg:mt-0 lg:self-start lg:pl-8"
			/>
		</div>
	);
}

/** The ways to a person that need no form. `text` begins a message by WhatsApp. */
export function PageContact({ page, text, className }: { page: ContactPage; text: string; className: string }) {
	const { t } = useTranslation("inquiry");
	return (
		<DirectContact
			heading={t("direct.heading")}
			offices={page.offices}
			hours={page.hours}
			whatsapp={{ number: page.firm.whatsapp, label: t("direct.whatsapp"), text }}
			email={{ address: page.firm.email, label: t("direct.email") }}
			className={className}
		/>
	);
}

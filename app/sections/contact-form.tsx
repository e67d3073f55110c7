import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { InquiryForm } from "../features/inquiry/view/inquiry-form.tsx";
import { anchors } from "../site/corpus/anchors.ts";
import type { ContactPage } from "../site/loaders/contact-page.server.ts";
import { href } from "../site/pages/page-table.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { Prose } from "../ui/prose.tsx";
import { DirectContact } from "./direct-contact.tsx";

/** The form posts to its own anchor, so that the response is shown there. */
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
			<DirectContact
				page={page}
				text={t("direct.text")}
				className="mt-16 lg:sticky lg:top-10 lg:col-span-4 lg:mt-0 lg:self-start lg:pl-8"
			/>
		</div>
	);
}

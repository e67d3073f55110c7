import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { InquiryForm } from "../features/inquiry/view/inquiry-form.tsx";
import { anchors } from "../site/corpus/anchors.ts";
import type { ContactPage } from "../site/loaders/contact-page.server.ts";
import { href } from "../site/pages/page-table.ts";
import { useLocale } from "../site/pages/use-locale.ts";
import { BriefProse } from "../ui/brief-prose.tsx";
import { Fold } from "../ui/fold.tsx";
import { Prose } from "../ui/prose.tsx";
import { DirectContact } from "./direct-contact.tsx";
import { Reception } from "./reception.tsx";

/** The form posts to its own anchor, so that the response is shown there. */
export const formAnchor = anchors.contact.form;

type Form = ComponentProps<typeof InquiryForm>;

/**
 * The form with what must be read before it; beside it on a desk the ways that need none, what happens next, who answers
 * and what to have on hand. Last, above the offices, what to know of a visit.
 */
export function ContactForm({ page, form, sent }: { page: ContactPage; form: Form["data"]; sent: Form["sent"] }) {
	const { t } = useTranslation("inquiry");
	const locale = useLocale();
	const beside = page.sections.slice(0, -1);
	const below = page.sections.at(-1);
	return (
		<div className="mx-auto grid max-w-page gap-x-gap gap-y-8 px-edge pt-5 pb-12 md:gap-y-12 md:pt-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:pt-16 lg:pb-20">
			<DirectContact page={page} text={t("direct.text")} className="lg:col-span-4 lg:col-start-9" />
			<div className="lg:col-span-7 lg:row-span-2 lg:row-start-1">
				<InquiryForm data={form} sent={sent} locale={locale} path={href(locale, "contact")} anchor={formAnchor}>
					{page.disclaimer ? <Disclaimer disclaimer={page.disclaimer} /> : null}
				</InquiryForm>
			</div>
			<div className="md:grid md:content-start md:gap-y-8 lg:col-span-4 lg:col-start-9 lg:gap-y-12">
				{page.next ? <FoldedSection section={page.next} /> : null}
				<Reception page={page} />
				{beside.map((section) => (
					<FoldedSection key={section.id} section={section} />
				))}
			</div>
			{below ? (
				<FoldedSection
					section={below}
					className="max-md:-mt-8 md:max-lg:-mt-4 lg:col-span-12 lg:grid lg:grid-cols-12 lg:gap-x-gap lg:*:first:col-span-3 lg:*:last:col-span-9"
				/>
			) : null}
		</div>
	);
}

interface FoldedSectionProps {
	section: ContactPage["sections"][number];
	className?: string;
}

function FoldedSection({ section: { id, heading, body }, className = "" }: FoldedSectionProps) {
	return (
		<section aria-labelledby={`${id}-heading`} className={`folds folds-note ${className}`.trimEnd()}>
			<Fold id={id} heading={heading} headingId={`${id}-heading`} headingClass="mb-4 text-h4 text-noche">
				<Prose html={body} />
			</Fold>
		</section>
	);
}

/** What must be read before the first field. */
function Disclaimer({
	disclaimer: { id, heading, brief, body },
}: {
	disclaimer: NonNullable<ContactPage["disclaimer"]>;
}) {
	const { t } = useTranslation("inquiry");
	return (
		<section aria-label={heading} className="mb-5 max-w-text md:mb-6">
			<BriefProse brief={brief} body={body} id={id} more={t("more")} />
		</section>
	);
}

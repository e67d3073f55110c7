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
import { PersonCard } from "./person-card.tsx";

/** The form posts to its own anchor, so that the response is shown there. */
export const formAnchor = anchors.contact.form;

type Form = ComponentProps<typeof InquiryForm>;

/** Who answers (no `section`, whose height would be guessed until it is laid out), then the form, with what must be read before it; beside it what happens next and the ways that need no form. */
export function ContactForm({ page, form, sent }: { page: ContactPage; form: Form["data"]; sent: Form["sent"] }) {
	const { t } = useTranslation("inquiry");
	const locale = useLocale();
	return (
		<div className="mx-auto grid max-w-page gap-x-gap px-edge pt-6 pb-12 md:pt-10 lg:pt-16 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:pb-28">
			{page.reception ? (
				<aside
					aria-labelledby="reception"
					className="mb-8 max-w-[46rem] self-start lg:col-span-4 lg:col-start-9 lg:row-start-1 lg:mb-12 lg:pl-8"
				>
					<h2 id="reception" className="mb-4 text-h3 text-noche lg:mb-5">
						{t("direct.reception")}
					</h2>
					<PersonCard person={page.reception} note={page.reception.summary} />
				</aside>
			) : null}
			<div className="max-w-[46rem] lg:col-span-8 lg:row-span-2 lg:row-start-1">
				<InquiryForm data={form} sent={sent} locale={locale} path={href(locale, "contact")} anchor={formAnchor}>
					{page.disclaimer ? <Disclaimer disclaimer={page.disclaimer} /> : null}
				</InquiryForm>
			</div>
			<div className="mt-12 lg:col-span-4 lg:mt-0 lg:pl-8">
				<DirectContact page={page} text={t("direct.text")} className="mb-10" />
				{page.next ? <FoldedSection section={page.next} open /> : null}
			</div>
			{page.sections.length > 0 ? (
				<div className="plate on-light grid gap-x-gap md:mt-14 md:grid-cols-2 lg:col-span-12 lg:mt-20 lg:gap-x-0 lg:divide-x lg:divide-(--hairline) lg:rounded-plate lg:bg-cal lg:p-12 lg:*:mb-0 lg:*:px-12 lg:*:first:pl-0 lg:*:last:pr-0">
					{page.sections.map((section) => (
						<FoldedSection key={section.id} section={section} />
					))}
				</div>
			) : null}
		</div>
	);
}

interface FoldedSectionProps {
	section: ContactPage["sections"][number];
	open?: boolean;
}

function FoldedSection({ section: { id, heading, body }, open = false }: FoldedSectionProps) {
	return (
		<section aria-labelledby={`${id}-heading`} className="folds md:mb-10">
			<Fold id={id} heading={heading} headingId={`${id}-heading`} headingClass="mb-4 text-h3 text-noche" open={open}>
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
		<section aria-labelledby="disclaimer" className="mb-6 border-l-2 border-bayou pl-5">
			<h3 id="disclaimer" className="text-h4 text-noche">
				{heading}
			</h3>
			<BriefProse brief={brief} body={body} id={id} more={t("more")} />
		</section>
	);
}

import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../../../ui/button.tsx";
import { Envelope, Warning } from "../../../ui/form-icons.ts";
import { Phone } from "../../../ui/icons.ts";
import type { InquiryFormData, SentForm } from "../protocol/form-data.ts";
import { type FieldName, fieldNames, formId } from "../protocol/inquiry-fields.ts";
import type { Notice as NoticeData } from "../state/use-inquiry-form.ts";
import { prefilledMail } from "./prefilled-mail.ts";

/**
 * Explains above a form why it was not accepted. The address that the form posts to names this element (`id`), so that
 * browsers without scripts also show and focus it.
 */
export function Notice({
	notice,
	id,
	element,
	data,
	values,
}: {
	notice: NoticeData;
	id: string | undefined;
	element: RefObject<HTMLElement | null>;
	data: InquiryFormData;
	values: SentForm["values"];
}) {
	const { t } = useTranslation("inquiry");
	const { problem, errors } = notice;
	const wrong = fieldNames.filter((name) => errors?.[name]);
	return (
		<section
			ref={element}
			id={id}
			tabIndex={-1}
			aria-labelledby="notice"
			className="plate mb-10 rounded-plate border-[3px] border-lacre-oscuro bg-blanco px-5 py-6 sm:px-7"
		>
			<h3 id="notice" className="flex items-center gap-3 text-h3 text-lacre-oscuro">
				<Warning aria-hidden="true" className="shrink-0" />
				{problem === "invalid" ? t("problems.invalid") : t(`problems.${problem}.heading`)}
			</h3>
			{problem === "invalid" ? (
				<ul className="mt-3">
					{wrong.map((name) => (
						<li key={name}>
							<a
								href={`#${formId}-${name}`}
								className="inline-block py-1.5 font-semibold text-lacre-oscuro underline"
								onClick={(event) => {
									event.preventDefault();
									focusField(name);
								}}
							>
								{errors?.[name]?.[0]}
							</a>
						</li>
					))}
				</ul>
			) : (
				<>
					<p className="mt-3">{t(`problems.${problem}.text`)}</p>
					<p className="mt-5 flex flex-wrap gap-3">
						{data.phones.map(({ city, phone }) => (
							<a
								key={city}
								href={phone.href}
								data-count="call"
								className={buttonClass("quiet", "px-5! whitespace-nowrap max-sm:w-full")}
							>
								<Phone aria-hidden="true" />
								{city}: {phone.text}
							</a>
						))}
						{problem === "unavailable" || problem === "tooMany" ? (
							<a href={prefilledMail(t, data.email, values)} className={buttonClass("quiet", "px-5! max-sm:w-full")}>
								<Envelope aria-hidden="true" />
								{t("problems.email")}
							</a>
						) : null}
					</p>
				</>
			)}
		</section>
	);
}

/** Focuses a field in the middle of the screen, where neither the edge nor the floating bar covers it. */
function focusField(name: FieldName): void {
	const field = document.getElementById(`${formId}-${name}`);
	field?.focus({ preventScroll: true });
	field?.scrollIntoView({ block: "center" });
}

import { useTranslation } from "react-i18next";
import type { SentForm } from "../../features/inquiry/protocol/form-data.ts";
import { ContactForm } from "../../sections/contact-form.tsx";
import { CheckField, Choices } from "../../ui/choices.tsx";
import { SelectField, TextArea, TextField } from "../../ui/field.tsx";
import type { Samples } from "../samples.server.ts";
import type { Specimens } from "../specimen.tsx";

/** The fields of a form, with the words of the enquiry; and that form, before it is sent and when it could not be taken. */
export function useFields({ contact, form }: Samples): Specimens {
	const { t } = useTranslation("inquiry");
	const { t: common } = useTranslation();
	const label = t("person.phone");
	const hint = t("person.phoneHint");
	const error = t("person.phoneNeeded");
	const languages = [
		{ value: "es", label: common("languages.es") },
		{ value: "en", label: common("languages.en") },
	];
	const options = languages.map(({ value, label }) => (
		<option key={value} value={value}>
			{label}
		</option>
	));
	const choices = { name: "language", label: t("person.language"), choices: languages };
	const values = { name: form.email, email: "?" };
	const errors = { email: [t("person.emailNeeded")], message: [t("person.emailNeeded")] };
	const sent = (answer?: SentForm) => <ContactForm page={contact} form={form} sent={answer} />;
	return {
		"ui/field": {
			text: <TextField id="field-text" label={label} />,
			"hint and mark": <TextField id="field-hint" label={label} mark={t("optional")} hint={hint} />,
			"hint below": <TextField id="field-below" label={label} hint={hint} hintBelow />,
			warning: <TextField id="field-warning" label={label} warning={t("person.phoneOdd")} />,
			error: <TextField id="field-error" label={label} hint={hint} error={error} />,
			area: <TextArea id="field-area" label={t("matter.message")} hint={t("matter.messageHint")} rows={4} />,
			select: (
				<SelectField id="field-select" label={choices.label}>
					{options}
				</SelectField>
			),
			"select in error": (
				<SelectField id="field-select-error" label={choices.label} error={error}>
					{options}
				</SelectField>
			),
		},
		"ui/choices": {
			none: <Choices id="choices" {...choices} />,
			chosen: <Choices id="choices-chosen" {...choices} name="chosen" defaultValue="en" hint={hint} />,
			error: <Choices id="choices-error" {...choices} name="wrong" error={error} />,
			check: <CheckField id="check">{t("consent.legend")}</CheckField>,
			"check in error": (
				<CheckField id="check-error" error={error}>
					{t("consent.legend")}
				</CheckField>
			),
		},
		"sections/contact-form": {
			empty: sent(),
			invalid: sent({ problem: "invalid", values, errors }),
			unavailable: sent({ problem: "unavailable", values }),
			"too many": sent({ problem: "tooMany", values }),
		},
	};
}

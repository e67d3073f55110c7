import { useTranslation } from "react-i18next";
import { SelectField, TextArea } from "../../../ui/field.tsx";
import type { InquiryFormData } from "../protocol/form-data.ts";
import { limits } from "../protocol/inquiry-fields.ts";
import type { InquiryFields } from "../state/use-inquiry-form.ts";
import { fieldProps } from "./field-props.ts";
import { Group } from "./group.tsx";
import { TranscriptField } from "./transcript-field.tsx";

/** What it is about. Names come before the story: the firm may act for the other side. */
export function MatterFields({ data, fields }: { data: InquiryFormData; fields: InquiryFields }) {
	const { t } = useTranslation("inquiry");
	const optional = t("optional");
	const { matter, parties, message, transcript } = fields;
	return (
		<Group legend={t("matter.legend")}>
			<SelectField
				{...fieldProps(matter)}
				label={t("matter.matter")}
				mark={optional}
				defaultValue={matter.initialValue ?? "other"}
			>
				{data.matters.map(({ id, name }) => (
					<option key={id} value={id}>
						{name}
					</option>
				))}
			</SelectField>
			<TextArea
				{...fieldProps(parties)}
				label={t("matter.parties")}
				mark={optional}
				hint={t("matter.partiesHint")}
				rows={3}
			/>
			<TextArea
				{...fieldProps(message)}
				label={t("matter.message")}
				hint={t("matter.messageHint")}
				rows={8}
				required
				after={<Length of={message.value} />}
			/>
			<TranscriptField field={transcript} />
		</Group>
	);
}

/**
 * How long the message is, once it nears its limit. The field has no `maxlength`: browsers would silently cut off the
 * end of a pasted text.
 */
function Length({ of: text }: { of: string | undefined }) {
	const { t } = useTranslation("inquiry");
	const length = text?.length ?? 0;
	if (length < limits.message * 0.8) return null;
	return (
		<p
			className={`mt-1.5 text-small ${length > limits.message ? "font-semibold text-lacre-oscuro" : "text-(--quiet)"}`}
		>
			{t("matter.length", { used: length, most: limits.message })}
		</p>
	);
}

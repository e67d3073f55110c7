import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Mark, SelectField, TextArea } from "../../../ui/field.tsx";
import { CaretDown } from "../../../ui/icons.ts";
import type { InquiryFormData } from "../protocol/form-data.ts";
import { limits } from "../protocol/inquiry-fields.ts";
import type { InquiryFields } from "../state/use-inquiry-form.ts";
import { fieldProps, Group } from "./group.tsx";
import { TranscriptField } from "./transcript-field.tsx";

/** The subject of the inquiry. Names come before the story, because the firm may act for the other side. */
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
			<PartiesField field={parties} />
			<TextArea
				{...fieldProps(message)}
				label={t("matter.message")}
				hint={t("matter.messageHint")}
				rows={4}
				required
				after={<Length of={message.value} />}
			/>
			<TranscriptField field={transcript} />
		</Group>
	);
}

/** The other parties: folded, since many matters have nobody to name, until something in it is wrong. */
function PartiesField({ field }: { field: InquiryFields["parties"] }) {
	const { t } = useTranslation("inquiry");
	const [opened, setOpened] = useState(Boolean(field.initialValue));
	return (
		<details
			open={opened || Boolean(field.errors)}
			onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
			className="rounded-small border border-(--hairline) px-4"
		>
			<summary className="flex scroll-mb-32 items-center justify-between gap-4 py-3">
				<span>
					{t("matter.partiesMore")}
					<Mark>{t("optional")}</Mark>
				</span>
				<CaretDown className="text-(--accent)" aria-hidden="true" />
			</summary>
			<TextArea
				{...fieldProps(field)}
				label={t("matter.parties")}
				hint={t("matter.partiesHint")}
				rows={2}
				className="pt-1 pb-5"
			/>
		</details>
	);
}

/**
 * The length of the message, once it nears its limit. The field has no `maxlength`, because browsers would silently cut
 * off the end of a pasted text.
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

import { useState } from "react";
import { useTranslation } from "react-i18next";
import { locales } from "../../../locales/locale.ts";
import { Choices } from "../../../ui/choices.tsx";
import { Mark } from "../../../ui/field.tsx";
import { CaretDown } from "../../../ui/icons.ts";
import type { InquiryFormData } from "../protocol/form-data.ts";
import type { InquiryFields } from "../state/use-inquiry-form.ts";
import { fieldProps } from "./group.tsx";
import { TimeFields } from "./time-fields.tsx";

const languageNames = { es: "Español", en: "English" };

/** How, in which language, where and when to talk: all optional, so it is folded until something in it is wrong. */
export function PreferenceFields({ data, fields }: { data: InquiryFormData; fields: InquiryFields }) {
	const { t } = useTranslation("inquiry");
	const [opened, setOpened] = useState(false);
	const { language, contact_by: contactBy, office, slot1, slot2 } = fields;
	const isWrong = [language, contactBy, office, slot1, slot2].some(({ errors }) => errors);
	const optional = t("optional");
	return (
		<details
			open={opened || isWrong}
			onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
			className="border-t border-(--hairline)"
		>
			{/* The previous field's error may push it down once it has focus: the floating bar must not cover it. */}
			<summary className="flex scroll-mb-32 items-center justify-between gap-4 py-6">
				<span>
					<span className="font-display text-h3 tracking-[-0.016em] text-noche">{t("times.legend")}</span>
					<Mark>{optional}</Mark>
				</span>
				<CaretDown className="text-(--accent)" aria-hidden="true" />
			</summary>
			<div className="grid gap-y-7 pt-2 pb-12 [&>*]:min-w-0">
				<Choices
					{...fieldProps(contactBy)}
					label={t("person.contactBy")}
					mark={optional}
					choices={data.contactWays.map((value) => ({ value, label: t(`person.ways.${value}`) }))}
				/>
				<Choices
					{...fieldProps(language)}
					label={t("person.language")}
					mark={optional}
					choices={locales.map((value) => ({ value, label: languageNames[value], lang: value }))}
				/>
				<TimeFields data={data} fields={fields} />
			</div>
		</details>
	);
}

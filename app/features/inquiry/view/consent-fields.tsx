import { useTranslation } from "react-i18next";
import { BriefProse } from "../../../ui/brief-prose.tsx";
import { CheckField } from "../../../ui/choices.tsx";
import { Mark } from "../../../ui/field.tsx";
import { CaretDown } from "../../../ui/icons.ts";
import type { InquiryFormData } from "../protocol/form-data.ts";
import type { InquiryFields } from "../state/use-inquiry-form.ts";
import { Group } from "./group.tsx";

/** The simplified notice as it is agreed to, and the two consents apart: what is needed, and what is not. */
export function ConsentFields({ data, fields }: { data: InquiryFormData; fields: InquiryFields }) {
	const { t } = useTranslation(["inquiry", "consent"]);
	const { notice, residents } = data;
	const { consent, sms_consent: sms } = fields;
	return (
		<Group legend={t("consent.legend")}>
			<section aria-labelledby="notice-heading" className="plate rounded-plate bg-niebla px-5 py-3 sm:px-7 sm:py-6">
				<h3 id="notice-heading" className="fold-heading font-text font-semibold tracking-normal">
					{notice.heading}
				</h3>
				<details className="fold">
					<summary className="flex min-h-11 items-center justify-between gap-4 font-semibold">
						{notice.heading}
						<CaretDown aria-hidden="true" />
					</summary>
					<BriefProse brief={notice.brief} body={notice.body} more={t("consent.more")} />
				</details>
				{residents ? (
					<p className="text-small md:mt-3">
						{residents.text}{" "}
						<a href={residents.address} className="inline-block py-1 font-medium underline decoration-(--accent)">
							{residents.link}
						</a>
						.
					</p>
				) : null}
			</section>
			<CheckField
				id={consent.id}
				name={consent.name}
				required
				defaultChecked={consent.initialValue === "on"}
				error={consent.errors?.[0]}
			>
				{t("consent:consent")}
			</CheckField>
			{data.sms ? (
				<CheckField id={sms.id} name={sms.name} defaultChecked={sms.initialValue === "on"} error={sms.errors?.[0]}>
					{t("consent:sms")}
					<Mark>{t("optional")}</Mark>
				</CheckField>
			) : null}
		</Group>
	);
}

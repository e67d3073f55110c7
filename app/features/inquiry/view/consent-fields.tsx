import { useTranslation } from "react-i18next";
import { BriefProse } from "../../../ui/brief-prose.tsx";
import { CheckField } from "../../../ui/choices.tsx";
import { Mark } from "../../../ui/field.tsx";
import type { InquiryFormData } from "../protocol/form-data.ts";
import type { InquiryFields } from "../state/use-inquiry-form.ts";
import { Group } from "./group.tsx";

/**
 * The simplified notice that the visitor agrees to, and the two consents separately: the required one and the optional
 * one.
 */
export function ConsentFields({ data, fields }: { data: InquiryFormData; fields: InquiryFields }) {
	const { t } = useTranslation(["inquiry", "consent"]);
	const { notice, residents } = data;
	const { consent, sms_consent: sms } = fields;
	return (
		<Group legend={t("consent.legend")}>
			<section aria-labelledby="notice-heading" className="plate rounded-plate bg-niebla px-5 py-6 sm:px-7">
				<h3 id="notice-heading" className="font-text text-h4 font-semibold tracking-normal">
					{notice.heading}
				</h3>
				<BriefProse brief={notice.brief} body={notice.body} more={t("consent.more")} />
				{residents ? (
					<p className="mt-3 text-small">
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

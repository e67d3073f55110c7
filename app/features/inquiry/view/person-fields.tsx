import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "../../../ui/field.tsx";
import { inquiryWarnings } from "../protocol/warnings.ts";
import { afterPress } from "../state/after-press.ts";
import type { InquiryFields } from "../state/use-inquiry-form.ts";
import { fieldProps, Group } from "./group.tsx";

export function PersonFields({ fields }: { fields: InquiryFields }) {
	const { t } = useTranslation("inquiry");
	const { name, email, phone, contact_by: contactBy } = fields;
	// Warnings appear only after leaving the field: a number that is still being typed is always too short.
	const [typing, setTyping] = useState(false);
	const odd = typing ? {} : inquiryWarnings({ email: email.value, phone: phone.value, contact_by: contactBy.value });
	const phoneWarning = odd.phone && { odd: t("person.phoneOdd"), needed: t("person.phoneNeeded") }[odd.phone];
	return (
		<Group legend={t("person.legend")}>
			<TextField {...fieldProps(name)} label={t("person.name")} autoComplete="name" required />
			<fieldset onFocus={() => setTyping(true)} onBlur={() => afterPress(() => setTyping(false))}>
				<legend className="mb-5">{t("person.either")}</legend>
				<div className="grid gap-x-gap gap-y-7 sm:grid-cols-2">
					<TextField
						{...fieldProps(email)}
						type="email"
						label={t("person.email")}
						autoComplete="email"
						warning={odd.email && t("person.emailNeeded")}
					/>
					<TextField
						{...fieldProps(phone)}
						type="tel"
						label={t("person.phone")}
						autoComplete="tel"
						hint={t("person.phoneHint")}
						hintBelow
						warning={phoneWarning}
					/>
				</div>
			</fieldset>
		</Group>
	);
}

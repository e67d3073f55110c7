import { type ChangeEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Choices } from "../../../ui/choices.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { type InquiryFormData, instantOf, type TimesOfDay } from "../protocol/form-data.ts";
import type { InquiryFields } from "../state/use-inquiry-form.ts";
import { fieldProps } from "./group.tsx";

/** Where and when to talk: the chosen office's times, by both offices' clocks. */
export function TimeFields({ data, fields }: { data: InquiryFormData; fields: InquiryFields }) {
	const { t } = useTranslation("inquiry");
	const optional = t("optional");
	const { office, slot1, slot2 } = fields;
	const { offices, principalOffice } = data.schedule;
	// With one office there is nothing to choose: it is the main one, which is the default.
	const severalOffices = offices.length > 1;
	const listed = offices.find(({ id }) => id === (office.value || principalOffice));
	const days = (listed && data.times[listed.id]) ?? [];
	const [lost, setLost] = useState(false);

	function follow({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
		const next = data.times[currentTarget.value];
		const form = currentTarget.form;
		if (!next || !form) return;
		const wishes = ["slot1", "slot2"].map((name) => String(new FormData(form).get(name) ?? ""));
		setLost(wishes.some((wish) => wish !== "" && !timeOf(next, wish)));
	}

	return (
		<>
			{severalOffices ? (
				<Choices
					{...fieldProps(office)}
					label={t("times.office")}
					mark={optional}
					choices={offices.map(({ id, city }) => ({ value: id, label: city }))}
					onChange={follow}
				/>
			) : null}
			<div>
				<p>
					{t("times.note")} {listed ? `${t("times.listOf", { city: listed.city })}.` : null}
				</p>
				{severalOffices ? <p className="mt-1 text-small text-(--quiet) js:hidden">{t("times.withoutScript")}</p> : null}
				<p role="status" className="font-semibold">
					{lost ? <span className="mt-3 block">{t("times.lost")}</span> : null}
				</p>
			</div>
			{[slot1, slot2].map((slot) => (
				<SelectField
					key={slot.name}
					{...fieldProps(slot)}
					label={t(`times.slots.${slot === slot1 ? "slot1" : "slot2"}`)}
					mark={optional}
					onChange={() => setLost(false)}
					// A closed list on a phone truncates long text; here it is shown in full.
					after={<p className="mt-2 text-(--quiet) empty:hidden">{timeOf(days, slot.value)}</p>}
				>
					<option value="">{t("times.none")}</option>
					{days.map((each) => (
						<optgroup key={each.day} label={each.day}>
							{each.times.map((time) => (
								<option key={time.after} value={instantOf(each, time)}>
									{`${each.short}, ${time.clocks}`}
								</option>
							))}
						</optgroup>
					))}
				</SelectField>
			))}
		</>
	);
}

/** A time with its day written out; nothing if the time is not available. */
function timeOf(days: TimesOfDay[], value: string | undefined): string | undefined {
	const texts = days.flatMap((each) =>
		each.times.filter((time) => instantOf(each, time) === value).map(({ clocks }) => `${each.day}: ${clocks}`),
	);
	return texts[0];
}

import { useTranslation } from "react-i18next";
import { ContactForm } from "../../sections/contact-form.tsx";
import type { Samples } from "../samples.server.ts";
import type { Specimens } from "../specimen.ts";

/** The enquiry as it is before it is sent, and when it could not be taken. */
export function useInquiry({ contact, form }: Samples): Specimens {
	const { t } = useTranslation("inquiry");
	const values = { name: form.email, email: "?" };
	const errors = { email: [t("person.emailNeeded")], message: [t("person.emailNeeded")] };
	return {
		"sections/contact-form": {
			empty: <ContactForm page={contact} form={form} sent={undefined} />,
			invalid: <ContactForm page={contact} form={form} sent={{ problem: "invalid", values, errors }} />,
			unavailable: <ContactForm page={contact} form={form} sent={{ problem: "unavailable", values }} />,
			"too many": <ContactForm page={contact} form={form} sent={{ problem: "tooMany", values }} />,
		},
	};
}

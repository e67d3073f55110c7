import { inquiryFormData } from "../../../../app/.server/inquiries/form-data.ts";
import type { InquiryFormData } from "../../../../app/features/inquiry/protocol/form-data.ts";
import type { Locale } from "../../../../app/locales/locale.ts";

/** What the loader gives to the form at an instant: the real thing. */
export function formData(locale: Locale, now: string, TURNSTILE_SITE_KEY?: string): Promise<InquiryFormData> {
	return inquiryFormData(
		locale,
		{ TURNSTILE_SITE_KEY },
		new Request("https://cardon-palma.example/contacto"),
		new Date(now),
	);
}

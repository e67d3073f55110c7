import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "../../../locales/locale.ts";
import { Button } from "../../../ui/button.tsx";
import type { InquiryFormData, SentForm } from "../protocol/form-data.ts";
import { formId, noticeField } from "../protocol/inquiry-fields.ts";
import { useDraft } from "../state/use-draft.ts";
import { useInquiryForm } from "../state/use-inquiry-form.ts";
import { ConsentFields } from "./consent-fields.tsx";
import { MatterFields } from "./matter-fields.tsx";
import { Notice } from "./notice.tsx";
import { PersonFields } from "./person-fields.tsx";
import { PreferenceFields } from "./preference-fields.tsx";
import { Turnstile } from "./turnstile.tsx";

/**
 * The contact form. The browser posts it and gets a page in response, with or without scripts; scripts only add
 * validation beforehand and keep what was typed.
 */
export function InquiryForm({
	data: current,
	sent: answer,
	locale,
	path,
	anchor,
	children,
}: {
	data: InquiryFormData;
	/** What the server rejected, if this page is its response. */
	sent: SentForm | undefined;
	locale: Locale;
	path: string;
	/** The id of the form on the page, which is in the address it posts to. */
	anchor: string;
	/** What must be read before the first field. */
	children: ReactNode;
}) {
	// The router drops a response on navigation to an anchor. The form keeps the one it was created with.
	const [{ data, sent }] = useState({ data: current, sent: answer });
	const { t } = useTranslation("inquiry");
	const inquiry = useInquiryForm(data, t, locale, sent);
	const { fields, notice, sending } = inquiry;
	const draft = useDraft(Boolean(sent && Object.keys(sent.values).length > 0));

	return (
		<section id={sent ? undefined : anchor} aria-labelledby="form-heading">
			<h2 id="form-heading" className="mb-3 text-tile text-noche md:mb-4 lg:text-[3rem]">
				{t("heading")}
			</h2>
			{notice ? (
				<Notice
					notice={notice}
					id={sent ? anchor : undefined}
					element={inquiry.noticeElement}
					data={data}
					values={sent?.values ?? {}}
				/>
			) : null}
			{children}
			{draft.restored ? (
				<p role="status" className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-1">
					{t("restored")}
					<button type="button" onClick={draft.erase} className="min-h-11 font-semibold underline underline-offset-4">
						{t("erase")}
					</button>
				</p>
			) : null}
			<form
				id={formId}
				method="post"
				action={`${path}#${anchor}`}
				noValidate
				onFocus={inquiry.loadCheck}
				onSubmit={inquiry.onSubmit}
				onBlur={inquiry.onBlur}
				onInput={inquiry.onInput}
			>
				<input type="hidden" name="key" defaultValue={fields.key.initialValue} />
				<input type="hidden" name="source" defaultValue={fields.source.initialValue} />
				<input type="hidden" name={noticeField} defaultValue={data.notice.shown} />
				<p aria-hidden="true" className="absolute -left-[9999px]">
					<label htmlFor={`${formId}-website`}>{t("website")}</label>
					<input type="text" id={`${formId}-website`} name="website" tabIndex={-1} autoComplete="off" />
				</p>
				<PersonFields fields={fields} />
				<MatterFields data={data} fields={fields} />
				<PreferenceFields data={data} fields={fields} />
				<ConsentFields data={data} fields={fields} />
				{data.turnstileSiteKey ? <Turnstile siteKey={data.turnstileSiteKey} locale={locale} /> : null}
				<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
					<Button type="submit" variant="primary" aria-disabled={sending} className="w-full px-9! text-body sm:w-auto">
						{sending ? t("sending") : t("submit")}
					</Button>
					<p className="text-(--quiet)">{t("after")}</p>
				</div>
			</form>
		</section>
	);
}

import { useForm } from "@conform-to/react";
import type { TFunction } from "i18next";
import { type FocusEvent, type FormEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Locale } from "../../../locales/locale.ts";
import type { InquiryFormData, SentForm } from "../protocol/form-data.ts";
import { type FieldName, formId } from "../protocol/inquiry-fields.ts";
import { afterPress } from "./after-press.ts";
import type { Check } from "./check.ts";
import { saveDraft } from "./use-draft.ts";

export interface Notice {
	problem: SentForm["problem"] | "offline";
	errors?: SentForm["errors"];
}

/**
 * Fields that are checked on leaving them. Choices cannot be wrong, and checkboxes are checked when the form is sent.
 */
const written: readonly string[] = ["name", "email", "phone", "parties", "message", "transcript"] satisfies FieldName[];

/**
 * The form's behavior once scripts run: the server's own schema validates it when a field is left and before it is
 * sent. The browser itself still posts it, so that everything after that is the same with and without scripts. The
 * schema is fetched once the form is touched; until it arrives, or if it never does, only the server validates.
 */
export function useInquiryForm(
	data: InquiryFormData,
	t: TFunction<"inquiry">,
	locale: Locale,
	sent: SentForm | undefined,
) {
	const [started] = useState(() => (typeof performance === "undefined" ? 0 : performance.now()));
	const { notice, noticeElement, show } = useNotice(sent);
	const [sending, setSending] = useSending();
	const [check, loadCheck] = useCheck(sent !== undefined);
	const [initial] = useState(() => {
		const values = {
			language: locale,
			office: data.schedule.principalOffice,
			key: data.key,
			source: data.source,
			...sent?.values,
		};
		return { values, result: sent?.errors && { status: "error" as const, initialValue: values, error: sent.errors } };
	});

	const [form, fields] = useForm({
		id: formId,
		defaultValue: initial.values,
		lastResult: initial.result,
		shouldValidate: "onSubmit",
		shouldRevalidate: "onInput",
		onValidate: check
			? ({ formData }) => {
					const now = new Date(Date.parse(data.now) + performance.now() - started);
					return check(formData, t, { locale, schedule: data.schedule, now });
				}
			: undefined,
	});

	function onSubmit(event: SubmitEvent<HTMLFormElement>) {
		// The library checks single fields by submitting with a button of its own.
		const checkOnly = event.nativeEvent.submitter?.getAttribute("name") === "__intent__";
		if (sending && !checkOnly) {
			event.preventDefault();
			return;
		}
		if (check) form.onSubmit(event);
		// The schema has not loaded yet: the errors that the server found stay as they are.
		else if (checkOnly) event.preventDefault();
		if (checkOnly) return;
		if (event.defaultPrevented) {
			show({ problem: "invalid", errors: form.allErrors });
		} else if (!navigator.onLine) {
			event.preventDefault();
			show({ problem: "offline" });
		} else {
			saveDraft(event.currentTarget, true);
			setSending(true);
		}
	}

	function onBlur({ target }: FocusEvent<HTMLFormElement>): void {
		const name: string = target.name;
		// When the window loses focus, the field keeps it.
		if (!check || !written.includes(name) || document.activeElement === target) return;
		afterPress(() => {
			const { email, phone } = fields;
			// Either of the two is enough: an empty email is not an error until the phone field has also been left.
			if (name === email.name && !email.value && !email.errors) return;
			form.validate({ name });
			if (name === phone.name && !phone.value && !email.value) form.validate({ name: email.name });
		});
	}

	function onInput({ target, currentTarget }: FormEvent<HTMLFormElement>): void {
		saveDraft(currentTarget);
		// A phone number makes the email optional.
		if (check && target instanceof HTMLInputElement && target.name === "phone" && fields.email.errors) {
			form.validate({ name: fields.email.name });
		}
	}

	return { form, fields, notice, noticeElement, sending, loadCheck, onSubmit, onBlur, onInput };
}

export type InquiryFields = ReturnType<typeof useInquiryForm>["fields"];

/** The notice above the form, starting with the server's; each new one takes focus. */
function useNotice(sent: SentForm | undefined) {
	const [notice, setNotice] = useState<Notice | undefined>(sent);
	const noticeElement = useRef<HTMLElement>(null);

	function show(next: Notice): void {
		flushSync(() => setNotice(next));
		noticeElement.current?.focus();
	}

	return { notice, noticeElement, show };
}

/** Milliseconds after which the button can be pressed again: an answer that never came must not lock the form. */
const timeout = 20_000;

function useSending(): [sending: boolean, setSending: (sending: boolean) => void] {
	const [sending, setSending] = useState(false);
	useEffect(() => {
		if (!sending) return;
		const ready = () => setSending(false);
		const timer = setTimeout(ready, timeout);
		// Returning to the page with the back button restores it as it was left.
		addEventListener("pageshow", ready);
		return () => {
			clearTimeout(timer);
			removeEventListener("pageshow", ready);
		};
	}, [sending]);
	return [sending, setSending];
}

/**
 * The form's schema, fetched once the form is touched: it is large, and most visitors only read.
 * @param atOnce fetches it on mount
 * @returns the check, `undefined` until it has loaded, and a function that fetches it
 */
function useCheck(atOnce: boolean): [check: Check | undefined, load: () => void] {
	const [check, setCheck] = useState<Check>();

	function load(): void {
		// Without the schema only the server validates; the next touch tries again.
		if (!check) import("./check.ts").then((loaded) => setCheck(() => loaded.check)).catch(() => {});
	}

	// Somebody may be in the middle of the form already.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
	useEffect(() => {
		if (atOnce || document.activeElement?.closest("form")?.id === formId) load();
	}, []);

	return [check, load];
}

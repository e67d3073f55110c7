import { useEffect, useState } from "react";
import { type FieldName, fieldNames, formId } from "../protocol/inquiry-fields.ts";
import { recordAttribution } from "./attribution.ts";
import { eraseDraft, readDraft, storeDraft } from "./draft.ts";

/**
 * The fields of the draft: not the honeypot, the key or the source, and not the conversation, which is stored
 * separately.
 */
const draftFields = fieldNames.filter(
	(name) => name !== "website" && name !== "key" && name !== "source" && name !== "transcript",
);

/** @param sent whether the form is on its way */
export function saveDraft(form: HTMLFormElement, sent = false): void {
	const data = new FormData(form);
	const draft = new URLSearchParams();
	for (const name of draftFields) {
		const value = data.get(name);
		// The page's own language is not a choice: on the page in the other language it would be wrong.
		const chosen = name !== "language" || value !== document.documentElement.lang;
		if (typeof value === "string" && value !== "" && chosen) draft.set(name, value);
	}
	storeDraft(draft, sent);
}

/**
 * Restores what was typed into the form before its scripts ran, before a reload, or on an earlier visit in this tab. A
 * control's own value takes precedence, then what the server sent back, then the draft.
 * @param fromServer whether the server sent back what was typed
 */
export function useDraft(fromServer: boolean) {
	// React keeps what was typed before it hydrates, except in a <textarea> that came with text: it restores that text.
	const [areas] = useState(() => areaTexts(formId));
	const [restored, setRestored] = useState(false);

	useEffect(() => {
		const form = document.forms.namedItem(formId);
		if (!form) return;
		const source = recordAttribution();
		if (source) putValue(form, "source", source);

		for (const area of form.querySelectorAll("textarea")) {
			const typed = areas.get(area.name);
			if (typed !== undefined && typed !== area.defaultValue && area.value === area.defaultValue) area.value = typed;
		}

		const draft = fromServer ? new URLSearchParams() : readDraft();
		const missing = draftFields.flatMap((name) => {
			const value = draft.get(name);
			return value && !wasTouched(form, name) ? [{ name, value }] : [];
		});
		const restore = (fields: typeof missing) => {
			for (const { name, value } of fields) putValue(form, name, value);
			form.elements[0]?.dispatchEvent(new Event("input", { bubbles: true }));
		};
		restore(missing);
		if (missing.some(({ name }) => ["name", "message", "email", "phone"].includes(name))) setRestored(true);
		// The lists of times depend on the office, which was only just restored.
		const frame = requestAnimationFrame(() => {
			restore(missing.filter(({ name }) => name === "slot1" || name === "slot2"));
			if (fromServer || draftFields.some((name) => wasTouched(form, name))) saveDraft(form);
		});
		return () => cancelAnimationFrame(frame);
	}, [fromServer, areas]);

	return {
		restored,
		erase() {
			document.forms.namedItem(formId)?.reset();
			eraseDraft();
			setRestored(false);
		},
	};
}

/** A form's controls as the browser has them, including what was typed before any script ran. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function controlsOf(form: HTMLFormElement, name: FieldName): Control[] {
	const controls = [
		...form.querySelectorAll("input"),
		...form.querySelectorAll("textarea"),
		...form.querySelectorAll("select"),
	];
	return controls.filter((control) => control.name === name);
}

function isTicked(control: Control): control is HTMLInputElement {
	return control.type === "radio" || control.type === "checkbox";
}

/** Whether a control differs from what the server wrote. */
function wasTouched(form: HTMLFormElement, name: FieldName): boolean {
	return controlsOf(form, name).some((control) => {
		if (control instanceof HTMLSelectElement) {
			const written = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
			return written !== undefined && control.value !== written.value;
		}
		return isTicked(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
	});
}

/** Sets a control's value: a text, a choice, or a checkbox. */
function putValue(form: HTMLFormElement, name: FieldName, value: string): void {
	for (const control of controlsOf(form, name)) {
		if (isTicked(control)) control.checked = control.value === value;
		// A list that does not offer the value keeps its own.
		else if (!(control instanceof HTMLSelectElement) || [...control.options].some((option) => option.value === value)) {
			control.value = value;
		}
	}
}

/** The texts of the text areas in a form that is already on the page, by name. */
function areaTexts(formId: string): Map<string, string> {
	const form = typeof document === "undefined" ? null : document.forms.namedItem(formId);
	const areas = form?.querySelectorAll("textarea") ?? [];
	return new Map([...areas].map((area) => [area.name, area.value]));
}

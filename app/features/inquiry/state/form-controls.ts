import type { FieldName } from "../protocol/inquiry-fields.ts";

/** A form's controls as the browser has them: what was typed before any script ran is there too. */

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
export function wasTouched(form: HTMLFormElement, name: FieldName): boolean {
	return controlsOf(form, name).some((control) => {
		if (control instanceof HTMLSelectElement) {
			const written = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
			return written !== undefined && control.value !== written.value;
		}
		return isTicked(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
	});
}

/** Puts a value into a control: a text, a choice, or the tick of a box. */
export function putValue(form: HTMLFormElement, name: FieldName, value: string): void {
	for (const control of controlsOf(form, name)) {
		if (isTicked(control)) control.checked = control.value === value;
		// A list that does not offer the value keeps its own.
		else if (!(control instanceof HTMLSelectElement) || [...control.options].some((option) => option.value === value)) {
			control.value = value;
		}
	}
}

/** The texts of several lines in a form that is on the page already, by name. */
export function areaTexts(formId: string): Map<string, string> {
	const form = typeof document === "undefined" ? null : document.forms.namedItem(formId);
	const areas = form?.querySelectorAll("textarea") ?? [];
	return new Map([...areas].map((area) => [area.name, area.value]));
}

import { useEffect, useState } from "react";
import { recordAttribution } from "./attribution.ts";
import { draftFields, eraseDraft, readDraft, saveDraft } from "./draft.ts";
import { areaTexts, putValue, wasTouched } from "./form-controls.ts";

/**
 * Gives a form back what was typed into it: before its scripts ran, before a reload, on an earlier visit in this tab.
 * What stands in a control comes first, then what the server sent back, then the draft.
 *
 * @param fromServer whether the server sent back what was typed.
 */
export function useDraft(formId: string, fromServer: boolean) {
	// React takes over what is typed before it hydrates, but for a <textarea> that came with text: it puts that text back.
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

		const draft = fromServer ? undefined : readDraft();
		const missing = draftFields.filter((name) => draft?.[name] && !wasTouched(form, name));
		const put = (name: (typeof missing)[number]) => putValue(form, name, draft?.[name] ?? "");
		for (const name of missing) put(name);
		if (missing.some((name) => name === "name" || name === "message" || name === "email" || name === "phone")) {
			setRestored(true);
		}
		const tell = () => form.elements[0]?.dispatchEvent(new Event("input", { bubbles: true }));
		tell();
		// The lists of times follow the office, which the form has only just been told.
		const frame = requestAnimationFrame(() => {
			for (const name of missing) if (name === "slot1" || name === "slot2") put(name);
			tell();
			if (fromServer || draftFields.some((name) => wasTouched(form, name))) saveDraft(form);
		});
		return () => cancelAnimationFrame(frame);
	}, [formId, fromServer, areas]);

	return {
		restored,
		erase() {
			document.forms.namedItem(formId)?.reset();
			eraseDraft();
			setRestored(false);
		},
	};
}

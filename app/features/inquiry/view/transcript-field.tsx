import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { TextArea } from "../../../ui/field.tsx";
import { Trash } from "../../../ui/form-icons.ts";
import { onTranscript, readTranscript, saveTranscript } from "../../hand-off/transcript.ts";
import type { InquiryFields } from "../state/use-inquiry-form.ts";
import { fieldProps } from "./group.tsx";

/**
 * The conversation with the assistant, if one was carried over: the visitor sees it and can correct or remove it before
 * sending.
 */
export function TranscriptField({ field }: { field: InquiryFields["transcript"] }) {
	const { t } = useTranslation("inquiry");
	// Each conversation gets a new field: the browser owns a field's text once it is edited.
	const [{ text, version }, setConversation] = useState({ text: field.initialValue ?? "", version: 0 });

	useEffect(() => {
		const show = (text: string) => setConversation(({ version }) => ({ text, version: version + 1 }));
		const carried = readTranscript();
		// What the server sent back has already been edited here.
		if (carried && !field.initialValue) show(carried);
		return onTranscript(show);
	}, [field.initialValue]);

	if (text === "") return null;
	return (
		<TextArea
			key={version}
			{...fieldProps(field)}
			label={t("matter.transcript")}
			hint={t("matter.transcriptHint")}
			rows={10}
			defaultValue={text}
			onInput={({ currentTarget }) => saveTranscript(currentTarget.value)}
			after={
				<button
					type="button"
					className="needs-script mt-2 inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
					onClick={({ currentTarget }) => {
						const form = currentTarget.form;
						saveTranscript("");
						setConversation({ text: "", version: version + 1 });
						// The button disappears, so focus moves to the field before it.
						form?.querySelector<HTMLElement>('[name="message"]')?.focus();
					}}
				>
					<Trash aria-hidden="true" />
					{t("matter.transcriptRemove")}
				</button>
			}
		/>
	);
}

import { SelectField, TextArea } from "../../../ui/field.tsx";
import type { InquiryFormData } from "../protocol/form-data.ts";
import { limits } from "../protocol/inquiry-fields.ts";
import type { InquiryFields } from "../state/use-inquiry-form.ts";
import { Group } from "./group.tsx";
import { TranscriptField } from "./transcript-field.tsx";

/** What it is about. Names come before the story: the firm may act for the other side. */
export function MatterFields({ data, fields }: { data: InquiryFormData; fields: InquiryFields }) {
	const { matter: words, optional } = data.words;
	const { matter, parties, message, transcript } = fields;
	return (
		<Group legend={words.legend}>
			<SelectField
				id={matter.id}
				name={matter.name}
				label={words.matter}
				mark={optional}
				defaultValue={matter.initialValue ?? "other"}
				error={matter.errors?.[0]}
			>
				{data.matters.map(({ id, name }) => (
					<option key={id} value={id}>
						{name}
					</option>
				))}
			</SelectField>
			<TextArea
				id={parties.id}
				name={parties.name}
				label={words.parties}
				mark={optional}
				hint={words.partiesHint}
				rows={3}
				defaultValue={parties.initialValue}
				error={parties.errors?.[0]}
			/>
			<TextArea
				id={message.id}
				name={message.name}
				label={words.message}
				hint={words.messageHint}
				rows={8}
				required
				defaultValue={message.initialValue}
				error={message.errors?.[0]}
				after={<Length of={message.value} words={words} />}
			/>
			<TranscriptField words={words} field={transcript} />
		</Group>
	);
}

/**
 * How long the message is, once it nears its limit. The field has no `maxlength`: browsers would cut off the end of what
 * one pastes without a word.
 */
function Length({ of: text, words }: { of: string | undefined; words: { of: string; characters: string } }) {
	const length = text?.length ?? 0;
	if (length < limits.message * 0.8) return null;
	return (
		<p
			className={`mt-1.5 text-small ${length > limits.message ? "font-semibold text-lacre-oscuro" : "text-(--quiet)"}`}
		>
			{length} {words.of} {limits.message} {words.characters}
		</p>
	);
}

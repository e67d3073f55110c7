import { multiLine } from "../../features/inquiry/protocol/clean-text.ts";
import { type FieldName, fieldNames, noticeField } from "../../features/inquiry/protocol/inquiry-fields.ts";
import { turnstileField } from "./turnstile.ts";

/** The fields as the visitor sent them, to fill the form again: nothing typed is lost by an error. */
export type SentValues = Partial<Record<FieldName, string>>;

/** A form as it was posted, field by field. */
export interface FormFields {
	/** For the schema. Empty fields are absent, as they are for a browser's own check. */
	fields: SentValues;
	/** For the form that is shown again: without the honeypot, and without characters that nobody types. */
	values: SentValues;
	/** Fields that came more than once, or as a file. */
	malformed: FieldName[];
	/** Which notice the form showed. */
	notice: string | undefined;
	/** Turnstile's. */
	token: string | undefined;
}

/** Reads urlencoded and multipart bodies. What cannot be read as either is a form without fields. */
export async function formFields(body: Uint8Array<ArrayBuffer>, contentType: string | null): Promise<FormFields> {
	const form = await parse(body, contentType);
	const read: FormFields = { fields: {}, values: {}, malformed: [], notice: undefined, token: undefined };
	for (const name of fieldNames) {
		const [first, ...more] = form.getAll(name);
		if (first === undefined) continue;
		if (more.length > 0 || typeof first !== "string") read.malformed.push(name);
		if (typeof first !== "string" || first === "") continue;
		read.fields[name] = first;
		if (name !== "website") read.values[name] = multiLine(first);
	}
	read.notice = text(form, noticeField);
	read.token = text(form, turnstileField);
	return read;
}

function text(form: FormData, name: string): string | undefined {
	const value = form.get(name);
	return typeof value === "string" && value !== "" ? value : undefined;
}

async function parse(body: Uint8Array<ArrayBuffer>, contentType: string | null): Promise<FormData> {
	try {
		return await new Response(body, { headers: { "content-type": contentType ?? "" } }).formData();
	} catch {
		return new FormData();
	}
}

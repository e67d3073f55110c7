import type { FieldMetadata } from "@conform-to/react";

/** A field as the form library has it, as props for the field components of `ui`. */
export function fieldProps({
	id,
	name,
	initialValue,
	errors,
}: Pick<FieldMetadata<string>, "id" | "name" | "errors" | "initialValue">) {
	return { id, name, defaultValue: initialValue, error: errors?.[0] };
}

import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";

export function Group({ legend, children }: { legend: string; children: ReactNode }) {
	return (
		<div className="border-t border-(--hairline) pt-6 pb-9">
			<fieldset className="min-w-0">
				<legend className="font-display text-h3 tracking-[-0.016em] text-noche">{legend}</legend>
				<div className="mt-4 grid gap-y-6 [&>*]:min-w-0">{children}</div>
			</fieldset>
		</div>
	);
}

/** Converts a field of the form library to props for the field components of `ui`. */
export function fieldProps({
	id,
	name,
	initialValue,
	errors,
}: Pick<FieldMetadata<string>, "id" | "name" | "errors" | "initialValue">) {
	return { id, name, defaultValue: initialValue, error: errors?.[0] };
}

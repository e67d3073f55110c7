import type { ComponentProps, ReactNode } from "react";
import { type FieldProps, Hint, Mark, messageProps, Problem } from "./field.tsx";

export interface Choice {
	value: string;
	label: string;
	/** The label's language, if it differs from the page's. */
	lang?: string | undefined;
}

/** Radio buttons under a legend, for a few options that are all visible at once. The first one has the field's id. */
export function Choices({
	id,
	name,
	label,
	mark,
	hint,
	error,
	choices,
	defaultValue,
	onChange,
}: Omit<FieldProps, "warning"> & {
	name: string;
	choices: Choice[];
	defaultValue?: string | undefined;
	onChange?: ComponentProps<"input">["onChange"];
}) {
	return (
		<fieldset aria-describedby={messageProps({ id, hint, error })["aria-describedby"]}>
			<legend className="font-semibold">
				{label}
				<Mark>{mark}</Mark>
			</legend>
			<Hint id={id}>{hint}</Hint>
			<div className="mt-2.5 flex flex-wrap gap-2.5">
				{choices.map(({ value, label, lang }, index) => (
					<label
						key={value}
						className="flex min-h-12 grow basis-36 cursor-pointer items-center gap-3 rounded-small border-[1.5px] border-gris bg-blanco px-4 py-2 leading-snug hover:border-tinta has-checked:border-noche has-checked:bg-niebla"
					>
						<input
							type="radio"
							id={index === 0 ? id : `${id}-${value}`}
							name={name}
							value={value}
							defaultChecked={value === defaultValue}
							onChange={onChange}
							className="size-5 shrink-0 accent-petroleo"
						/>
						<span lang={lang}>{label}</span>
					</label>
				))}
			</div>
			<Problem id={id} error={error} />
		</fieldset>
	);
}

export function CheckField({
	children,
	error,
	...input
}: ComponentProps<"input"> & { id: string; error?: string | undefined; children: ReactNode }) {
	return (
		<div>
			<div className="flex gap-3.5">
				<input
					type="checkbox"
					value="on"
					className="mt-0.5 size-6 shrink-0 accent-petroleo aria-invalid:outline-[3px] aria-invalid:outline-offset-1 aria-invalid:outline-lacre-oscuro"
					{...input}
					{...messageProps({ id: input.id, error })}
				/>
				<label htmlFor={input.id} className="cursor-pointer">
					{children}
				</label>
			</div>
			<Problem id={input.id} error={error} />
		</div>
	);
}

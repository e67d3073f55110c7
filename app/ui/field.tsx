import type { ComponentProps, ReactNode } from "react";
import { CaretDown, Info, Warning } from "./icons.ts";

/** What stands around a field. Words come from outside. */
export interface FieldProps {
	/** Of the control; its hint, warning and error have ids made of it. */
	id: string;
	label: string;
	/** Beside the label, such as "(optional)". */
	mark?: string | undefined;
	hint?: ReactNode;
	/** The same below the control, for fields that stand side by side. */
	hintBelow?: ReactNode;
	/** Odd without being wrong. */
	warning?: string | undefined;
	error?: string | undefined;
}

type Messages = Pick<FieldProps, "id" | "hint" | "hintBelow" | "warning" | "error">;

/** What ties a control to its hint, warning and error (WCAG 1.3.1, 3.3.1). */
export function messageProps({ id, hint, hintBelow, warning, error }: Messages) {
	const ids = [
		hint || hintBelow ? `${id}-hint` : "",
		error ? `${id}-error` : "",
		warning ? `${id}-warning` : "",
	].filter(Boolean);
	return {
		...(ids.length > 0 ? { "aria-describedby": ids.join(" ") } : {}),
		...(error ? { "aria-invalid": true as const } : {}),
	};
}

/** The look of a control; an error shows by a thicker border, beside its icon and text. */
const control =
	"block w-full min-h-13 rounded-small border-[1.5px] border-gris bg-blanco px-4 py-2.5 text-[1.0625rem] leading-normal text-tinta hover:border-tinta aria-invalid:border-[3px] aria-invalid:border-lacre-oscuro aria-invalid:px-[calc(1rem-1.5px)]";

export function TextField({
	label,
	mark,
	hint,
	hintBelow,
	warning,
	error,
	className,
	...input
}: FieldProps & ComponentProps<"input"> & { id: string }) {
	const messages = { id: input.id, hint, hintBelow, warning, error };
	return (
		<Frame label={label} mark={mark} className={className} {...messages}>
			<input type="text" className={control} {...input} {...messageProps(messages)} />
		</Frame>
	);
}

export function TextArea({
	label,
	mark,
	hint,
	warning,
	error,
	className,
	after,
	...area
}: FieldProps & ComponentProps<"textarea"> & { id: string; after?: ReactNode }) {
	const messages = { id: area.id, hint, warning, error };
	return (
		<Frame label={label} mark={mark} className={className} after={after} {...messages}>
			<textarea className={`${control} resize-y leading-relaxed`} {...area} {...messageProps(messages)} />
		</Frame>
	);
}

export function SelectField({
	label,
	mark,
	hint,
	warning,
	error,
	className,
	after,
	...select
}: FieldProps & ComponentProps<"select"> & { id: string; after?: ReactNode }) {
	const messages = { id: select.id, hint, warning, error };
	return (
		<Frame label={label} mark={mark} className={className} after={after} {...messages}>
			<span className="relative block">
				<select className={`${control} appearance-none truncate pr-12!`} {...select} {...messageProps(messages)} />
				<CaretDown aria-hidden="true" className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2" />
			</span>
		</Frame>
	);
}

function Frame({
	id,
	label,
	mark,
	hint,
	hintBelow,
	warning,
	error,
	after,
	className = "",
	children,
}: FieldProps & { after?: ReactNode; className?: string | undefined; children: ReactNode }) {
	return (
		<div className={className}>
			<label htmlFor={id} className="font-semibold">
				{label}
				<Mark>{mark}</Mark>
			</label>
			<Hint id={id}>{hint}</Hint>
			<div className="mt-2">{children}</div>
			{hintBelow ? (
				<div className="mt-1.5">
					<Hint id={id}>{hintBelow}</Hint>
				</div>
			) : null}
			{after}
			<Problem id={id} warning={warning} error={error} />
		</div>
	);
}

export function Mark({ children }: { children: string | undefined }) {
	return children ? <span className="font-normal text-(--quiet)"> {children}</span> : null;
}

export function Hint({ id, children }: { id: string; children: ReactNode }) {
	return children ? (
		<p id={`${id}-hint`} className="mt-0.5 text-[0.96875rem] leading-normal text-(--quiet)">
			{children}
		</p>
	) : null;
}

/** The error of a field, and what is odd about it: an icon and words, so that colour is never alone. */
export function Problem({ id, warning, error }: Pick<FieldProps, "id" | "warning" | "error">) {
	return (
		<>
			{error ? (
				<p id={`${id}-error`} className="mt-2 flex gap-2 font-semibold text-lacre-oscuro">
					<Warning aria-hidden="true" className="mt-[0.18em] shrink-0" />
					{error}
				</p>
			) : null}
			{warning ? (
				<p id={`${id}-warning`} className="mt-2 flex gap-2">
					<Info aria-hidden="true" className="mt-[0.18em] shrink-0 text-bayou" />
					{warning}
				</p>
			) : null}
		</>
	);
}

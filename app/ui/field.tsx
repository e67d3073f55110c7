import type { ComponentProps, ReactNode } from "react";
import { Info, Warning } from "./form-icons.ts";
import { CaretDown } from "./icons.ts";

/** The frame of a control. The caller provides all texts. */
export interface FieldProps {
	/** The id of the control; the ids of its hint, warning and error begin with it. */
	id: string;
	label: string;
	/** Shown beside the label, such as "(optional)". */
	mark?: string | undefined;
	hint?: string | undefined;
	/** For input that is odd but not wrong. */
	warning?: string | undefined;
	error?: string | undefined;
}

/** Associates a control with its hint, warning and error (WCAG 1.3.1, 3.3.1). */
export function messageProps({ id, hint, warning, error }: Pick<FieldProps, "id" | "hint" | "warning" | "error">) {
	const ids = [hint && `${id}-hint`, error && `${id}-error`, warning && `${id}-warning`].filter(Boolean);
	return {
		"aria-describedby": ids.join(" ") || undefined,
		"aria-invalid": error ? (true as const) : undefined,
	};
}

/** The styles of a control; an error shows as a thicker border, in addition to its icon and text. */
const control =
	"block w-full min-h-13 rounded-small border-[1.5px] border-gris bg-blanco px-4 py-2.5 text-body leading-normal text-tinta hover:border-tinta aria-invalid:border-[3px] aria-invalid:border-lacre-oscuro aria-invalid:px-[calc(1rem-1.5px)]";

interface FrameProps extends FieldProps {
	/** Puts the hint below the control rather than above it, for fields that stand side by side. */
	hintBelow?: boolean;
	after?: ReactNode;
	className?: string | undefined;
}

export function TextField(props: FrameProps & ComponentProps<"input">) {
	return (
		<Frame {...props}>
			<input type="text" className={control} {...controlProps(props)} />
		</Frame>
	);
}

export function TextArea(props: FrameProps & ComponentProps<"textarea">) {
	return (
		<Frame {...props}>
			<textarea className={`${control} resize-y leading-relaxed`} {...controlProps(props)} />
		</Frame>
	);
}

export function SelectField(props: FrameProps & ComponentProps<"select">) {
	return (
		<Frame {...props}>
			<span className="relative block">
				<select className={`${control} appearance-none truncate pr-12!`} {...controlProps(props)} />
				<CaretDown aria-hidden="true" className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2" />
			</span>
		</Frame>
	);
}

/** The props that belong to the control itself. */
function controlProps<Props extends FrameProps>(props: Props) {
	const { label, mark, hint, hintBelow, warning, error, after, className, ...control } = props;
	return { ...control, ...messageProps(props) };
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
	className,
	children,
}: FrameProps & { children: ReactNode }) {
	return (
		<div className={className}>
			<label htmlFor={id} className="font-semibold">
				{label}
				<Mark>{mark}</Mark>
			</label>
			{hintBelow ? null : <Hint id={id}>{hint}</Hint>}
			<div className="mt-2">{children}</div>
			{hintBelow ? (
				<div className="mt-1.5">
					<Hint id={id}>{hint}</Hint>
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

export function Hint({ id, children }: { id: string; children: string | undefined }) {
	return children ? (
		<p id={`${id}-hint`} className="mt-0.5 text-small leading-normal text-(--quiet)">
			{children}
		</p>
	) : null;
}

/** A field's error and warning: an icon and text, so that color is never the only sign (WCAG 1.4.1). */
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

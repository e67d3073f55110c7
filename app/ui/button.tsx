import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";

const base =
	"inline-flex min-h-[3.25rem] items-center justify-center gap-2.5 rounded-small px-6 py-3 text-center font-semibold leading-tight no-underline transition-colors duration-150";

const variants = {
	/** The call to action: lacre is for nothing else. */
	primary: "bg-lacre text-blanco hover:bg-lacre-oscuro active:bg-lacre-oscuro",
	/** Beside it, on a dark ground or a picture. */
	outline: "border-[1.5px] border-papel/80 bg-noche/80 text-blanco hover:bg-noche",
	/** On a light ground. */
	quiet: "border-[1.5px] border-tinta/70 text-tinta hover:border-tinta hover:bg-niebla",
} as const;

export type ButtonVariant = keyof typeof variants;

/** The classes of a button, for what is a button in looks only. */
export function buttonClass(variant: ButtonVariant = "primary", extra = ""): string {
	return `${base} ${variants[variant]} ${extra}`;
}

export function ButtonLink({ variant, className, ...link }: ComponentProps<typeof Link> & { variant?: ButtonVariant }) {
	return <Link viewTransition discover="none" {...link} className={buttonClass(variant, className)} />;
}

export function Button({
	variant,
	className,
	type = "button",
	...button
}: ComponentProps<"button"> & { variant?: ButtonVariant; children: ReactNode }) {
	return <button type={type} {...button} className={buttonClass(variant, `disabled:opacity-60 ${className ?? ""}`)} />;
}

import type { ComponentProps, ReactNode } from "react";
import { Link } from "./link.tsx";

/** Their looks are in `button.css`. */
const variants = {
	/** The call to action: lacre is for nothing else. */
	primary: "button-primary",
	/** Beside it, on a dark ground or a picture. */
	outline: "button-outline",
	/** On a light ground. */
	quiet: "button-quiet",
} as const;

export type ButtonVariant = keyof typeof variants;

/** The classes of a button, for what is a button in looks only. */
export function buttonClass(variant: ButtonVariant = "primary", extra = ""): string {
	return `button ${variants[variant]} ${extra}`.trimEnd();
}

export function ButtonLink({ variant, className, ...link }: ComponentProps<typeof Link> & { variant?: ButtonVariant }) {
	return <Link viewTransition {...link} className={buttonClass(variant, className)} />;
}

export function Button({
	variant,
	className,
	type = "button",
	...button
}: ComponentProps<"button"> & { variant?: ButtonVariant; children: ReactNode }) {
	return <button type={type} {...button} className={buttonClass(variant, className)} />;
}

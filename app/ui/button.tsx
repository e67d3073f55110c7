import type { ComponentProps } from "react";
import { Link } from "./link.tsx";

/**
 * The styles are in `button.css`. `primary` is the call to action; the lacre color is reserved for it. `outline` goes
 * beside it on a dark background or a picture, `quiet` on a light background.
 */
type ButtonVariant = "primary" | "outline" | "quiet";

/** The classes of a button, for elements that only look like one. */
export function buttonClass(variant: ButtonVariant = "primary", extra = ""): string {
	return `button button-${variant} ${extra}`.trimEnd();
}

export function ButtonLink({ variant, className, ...link }: ComponentProps<typeof Link> & { variant?: ButtonVariant }) {
	return <Link viewTransition {...link} className={buttonClass(variant, className)} />;
}

export function Button({
	variant,
	className,
	type = "button",
	...button
}: ComponentProps<"button"> & { variant?: ButtonVariant }) {
	return <button type={type} {...button} className={buttonClass(variant, className)} />;
}

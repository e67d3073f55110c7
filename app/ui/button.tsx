import type { ComponentProps } from "react";
import { Link } from "./link.tsx";

/**
 * Their looks are in `button.css`. `primary` is the call to action: lacre is for nothing else. `outline` stands beside it,
 * on a dark ground or a picture, `quiet` on a light ground.
 */
type ButtonVariant = "primary" | "outline" | "quiet";

/** The classes of a button, for what is a button in looks only. */
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

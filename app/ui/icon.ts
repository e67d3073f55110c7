import { createElement, type SVGProps } from "react";

/**
 * Makes an icon component from its path on a 256 grid. It is as tall as the line's letters unless a class overrides it.
 */
export function icon(path: string) {
	const drawing = createElement("path", { fill: "currentColor", d: path });
	return (props: SVGProps<SVGSVGElement>) =>
		createElement("svg", { width: "1.25em", height: "1.25em", viewBox: "0 0 256 256", ...props }, drawing);
}

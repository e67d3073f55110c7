import { createElement, type SVGProps } from "react";

/** An icon as a component, of its path on a grid of 256. As high as a line's letters, unless a class says otherwise. */
export function icon(path: string) {
	const drawing = createElement("path", { fill: "currentColor", d: path });
	return (props: SVGProps<SVGSVGElement>) =>
		createElement("svg", { width: "1.25em", height: "1.25em", viewBox: "0 0 256 256", ...props }, drawing);
}

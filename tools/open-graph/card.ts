import { createElement as element } from "react";
import satori, { type Font } from "satori";
import { type Svg, svgDataUrl } from "../brand/svg.ts";
import type { Theme } from "../theme.ts";

/** What social networks ask for, in pixels. */
export const size = { width: 1200, height: 630 };

/** The picture stands at the right, from edge to edge. */
export const pictureWidth = 456;

const margin = 64;

/** The mark is as high as this, and a wide one no wider than that; in pixels. */
const markHeight = 88;
const widestMark = 320;

/** Long titles are set smaller; all of them stay on four lines. Sizes in pixels. */
function titleSize(length: number): number {
	if (length <= 30) return 76;
	if (length <= 48) return 66;
	if (length <= 62) return 58;
	return 52;
}

/**
 * The words of an image as SVG on a transparent ground: the brand above, the title, a hairline and the firm's line
 * below. Words are outlines, so whoever draws it needs no font.
 */
export function card(
	{ title, line, mark }: { title: string; line: string; mark: Svg },
	{ colour }: Pick<Theme, "colour">,
	fonts: Font[],
): Promise<string> {
	const height = Math.min(markHeight, (widestMark * mark.height) / mark.width);
	const width = (height * mark.width) / mark.height;
	const [name, descriptor] = line.split(" · ");
	return satori(
		element(
			"div",
			{
				style: {
					display: "flex",
					flexDirection: "column",
					justifyContent: "space-between",
					width: size.width - pictureWidth,
					height: size.height,
					boxSizing: "border-box",
					padding: margin,
					color: colour("blanco"),
				},
			},
			element("img", { src: svgDataUrl(mark), width, height }),
			element(
				"div",
				{ style: { display: "flex", flexDirection: "column" } },
				element(
					"div",
					{
						style: {
							fontFamily: "display",
							fontSize: titleSize(title.length),
							lineHeight: 1.06,
							letterSpacing: "-0.018em",
							textWrap: "balance",
							marginBottom: 40,
						},
					},
					title,
				),
				element("div", { style: { height: 2, backgroundColor: colour("arena"), marginBottom: 24 } }),
				element(
					"div",
					{ style: { display: "flex", gap: 12, fontFamily: "text", fontSize: 28 } },
					element("span", {}, name),
					element("span", { style: { color: colour("arena") } }, "·"),
					element("span", {}, descriptor),
				),
			),
		),
		{ ...size, fonts },
	);
}

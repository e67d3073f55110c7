import { createElement as element } from "react";
import satori, { type Font } from "satori";

/** What social networks ask for, in pixels. */
export const size = { width: 1200, height: 630 };

/** The picture stands at the right, from edge to edge. */
export const pictureWidth = 456;

const margin = 64;

// Tokens of `app/ui/theme.css`.
export const noche = "#0b272c";
const arena = "#e9b791";
const blanco = "#ffffff";

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
	{ title, line, mark }: { title: string; line: string; mark: string },
	fonts: Font[],
): Promise<string> {
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
					color: blanco,
				},
			},
			element("img", { src: mark, width: 88, height: 88 }),
			element(
				"div",
				{ style: { display: "flex", flexDirection: "column" } },
				element(
					"div",
					{
						style: {
							fontFamily: "Newsreader",
							fontSize: titleSize(title.length),
							lineHeight: 1.06,
							letterSpacing: "-0.018em",
							textWrap: "balance",
							marginBottom: 40,
						},
					},
					title,
				),
				element("div", { style: { height: 2, backgroundColor: arena, marginBottom: 24 } }),
				element(
					"div",
					{ style: { display: "flex", gap: 12, fontFamily: "Schibsted Grotesk", fontSize: 28 } },
					element("span", {}, name),
					element("span", { style: { color: arena } }, "·"),
					element("span", {}, descriptor),
				),
			),
		),
		{ ...size, fonts },
	);
}

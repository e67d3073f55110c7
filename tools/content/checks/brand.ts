import Color from "colorjs.io";
import { markFile, optionalFiles, skylineFile } from "../../brand/files.ts";
import { cleanSvg } from "../../brand/svg.ts";
import { parseTheme, ThemeError } from "../../theme.ts";
import type { Content } from "../content.ts";
import { type Finding, findingAt, findingIn } from "../findings.ts";

/** The logo is there, every drawing that is used can be shown, and the logo is seen on the dark ground that it stands on. */
export function checkBrand(content: Pick<Content, "look" | "valid">): Finding[] {
	const { drawings } = content.look;
	const skylines = content
		.valid("firm")
		.flatMap((entry) =>
			entry.fields.offices.flatMap(({ skyline }, index) =>
				skyline ? { entry, index, file: skylineFile(skyline) } : [],
			),
		);
	const missing = skylines
		.filter(({ file }) => !drawings.has(file))
		.map(({ entry, index, file }) => findingAt(entry, ["offices", index, "skyline"], `there is no drawing ${file}`));
	const used = new Set([markFile, ...optionalFiles, ...skylines.map(({ file }) => file)]);
	return [
		...(drawings.has(markFile) ? [] : [findingIn(markFile, "is missing: it is the firm's logo")]),
		...missing,
		...[...used].flatMap((file) => unusable(file, drawings.get(file))),
		...[markFile, ...optionalFiles].flatMap((file) => unseen(file, content)),
	];
}

function unusable(file: string, source: string | undefined): Finding[] {
	if (source === undefined) return [];
	try {
		cleanSvg(source, file);
		return [];
	} catch (error) {
		return [findingIn(file, error instanceof Error ? error.message.replace(`${file}: `, "") : String(error))];
	}
}

/** A logo in the colours of the ground. Logos need no contrast by law (WCAG 1.4.11), but somebody has to see them. */
function unseen(file: string, { look }: Pick<Content, "look">): Finding[] {
	const source = look.drawings.get(file);
	if (source === undefined || unusable(file, source).length > 0) return [];
	const { ground, own } = groundOf(look.theme);
	if (!ground || !own) return [];
	const colours: string[] = [];
	cleanSvg(source, file, {
		repaint: (colour) => {
			colours.push(colour.toLowerCase() === "currentcolor" ? own : colour);
			return colour;
		},
	});
	// What has no colour at all is black.
	const painted = (colours.length > 0 ? colours : ["black"]).flatMap((colour) => Color.try(colour) ?? []);
	const best = Math.max(...painted.map((colour) => colour.contrast(ground, "WCAG21")));
	if (painted.length === 0 || best >= 3) return [];
	const message = `none of its colours is seen on --color-noche (${ground}), the ground of header and icons: the best has a contrast of ${best.toFixed(1)}, and 3 is wanted`;
	return [findingIn(file, message, "warning")];
}

/** The ground of the header, and what `currentColor` is on it; nothing where the theme has a fault, which is told already. */
function groundOf(theme: string): { ground?: string; own?: string } {
	try {
		const { colour } = parseTheme(theme);
		return { ground: colour("noche"), own: colour("arena") };
	} catch (error) {
		if (error instanceof ThemeError) return {};
		throw error;
	}
}

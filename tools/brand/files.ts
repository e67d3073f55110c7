import { existsSync } from "node:fs";
import type { Theme } from "../theme.ts";
import { readSvg, type Svg } from "./svg.ts";

/** What the firm draws itself, below the project's folder. */
export const brandFolder = "public/brand";

/** The firm's logo, of any size and in any colours; what is `currentColor` in it is the theme's arena. */
export const markFile = `${brandFolder}/mark.svg`;

/** The same for less than 24 pixels, with fewer and bolder lines. Optional. */
const smallMarkFile = `${brandFolder}/mark-small.svg`;

/** The firm's name as it is drawn; what is `currentColor` in it is white, as the name in type would be. Optional. */
const wordmarkFile = `${brandFolder}/wordmark.svg`;

export const optionalFiles = [smallMarkFile, wordmarkFile];

/** @param name As an office of `firm.yaml` names its skyline */
export function skylineFile(name: string): string {
	return `${brandFolder}/${name}.svg`;
}

export function readMark({ colour }: Pick<Theme, "colour">): Svg {
	return readSvg(markFile, { colour: colour("arena") });
}

export function readSmallMark({ colour }: Pick<Theme, "colour">): Svg | undefined {
	return existsSync(smallMarkFile) ? readSvg(smallMarkFile, { colour: colour("arena"), prefix: "small" }) : undefined;
}

export function readWordmark({ colour }: Pick<Theme, "colour">): Svg | undefined {
	return existsSync(wordmarkFile) ? readSvg(wordmarkFile, { colour: colour("blanco") }) : undefined;
}

import { globSync, readFileSync } from "node:fs";
import { brandFolder } from "../brand/files.ts";
import { themeFile } from "../theme.ts";

/** How the firm looks, as its files have it. */
export interface Look {
	/** The stylesheet of tokens. */
	theme: string;
	/** What the firm draws itself: SVG by path below the project's folder. */
	drawings: ReadonlyMap<string, string>;
}

export function readLook(): Look {
	const files = globSync(`${brandFolder}/*.svg`);
	return {
		theme: readFileSync(themeFile, "utf8"),
		drawings: new Map(files.map((file) => [file, readFileSync(file, "utf8")])),
	};
}

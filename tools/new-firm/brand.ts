import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A gate, for a firm that has no logo yet. `currentColor` becomes the theme's. */
const gate = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" fill="none" stroke="currentColor" stroke-width="5"><path d="M14 22h68M20 22v58M76 22v58M12 80h72M34 80V52a14 14 0 0 1 28 0v28"/></svg>
`;

/**
 * The firm's logo, or one to begin with.
 *
 * @param folder Where the answers are, from which the logo's path is read.
 * @throws an Error when the file is missing or no SVG
 */
export function markOf(logo: string | undefined, folder: string): string {
	if (!logo) return gate;
	const file = join(folder, logo);
	let source: string;
	try {
		source = readFileSync(file, "utf8");
	} catch {
		throw new Error(`There is no logo at ${file}`);
	}
	if (!/<svg[\s/>]/.test(source)) throw new Error(`${file} is no SVG: save the logo as one, with text as outlines`);
	return source;
}

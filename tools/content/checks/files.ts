import { slugOf } from "../../slug.ts";
import type { Content } from "../content.ts";
import { collectionOf, contentFolder } from "../entry.ts";
import { type Finding, findingIn } from "../findings.ts";

/**
 * Files of the content that are entries of no collection: settings of the checks, what the assistant learns from, and what
 * `npm run pictures` writes.
 */
const others = /^(addresses|minimums|previous-firm)\.yaml$|^asked\/.*\.yaml$|^pictures\.(css|json)$/;

/**
 * Every file is where the site looks for it, under a name that can stand in an address: lower-case words joined by
 * hyphens. The build passes over any other without a word, or makes an address of it that leads nowhere.
 */
export function checkFiles({ files }: Content): Finding[] {
	return files.flatMap((path) => {
		const problem = problemOf(path);
		return problem ? [findingIn(`${contentFolder}/${path}`, problem)] : [];
	});
}

function problemOf(path: string): string | undefined {
	const name = path.slice(path.lastIndexOf("/") + 1);
	const [, stem = "", ending = ""] = /^(.*?)(\.[^.]*)$/.exec(name) ?? [];
	const isPicture = path.startsWith("pictures/");
	const wanted = isPicture ? ".jpg" : ".yaml";
	if (others.test(path)) return undefined;
	if (ending !== wanted) {
		const what = isPicture ? "pictures are JPEG: export it as" : "entries end in .yaml: call it";
		return `is not read by the site: ${what} ${slugOf(stem)}${wanted}`;
	}
	if (isPicture ? path.split("/").length !== 2 : !collectionOf(path)) {
		return "is not read by the site: it is in no folder of a collection";
	}
	return slugOf(stem) === stem
		? undefined
		: `has a name that cannot stand in an address: call it ${slugOf(stem)}${wanted}`;
}

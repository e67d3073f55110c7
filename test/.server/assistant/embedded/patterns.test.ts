import { analyse } from "scslre";
import { expect, it } from "vitest";
import { constructedPatterns, literalPatterns, type Pattern } from "./visitor-patterns.ts";

/** Files whose patterns read the site's own content and nothing that a visitor writes. */
const readContent = ["app/.server/assistant/embedded/text/plain.ts"];

/** A group that may be repeated without end. */
const endlessGroup = /(?<!\\)\)(?:[*+]|\{\d+,\})/;

/**
 * What in a pattern makes an engine with backtracking take more than linear time for some text. Exponential time takes a
 * loop over a group, so there is none: the tool does not see alternatives in it that read the same text. The tool finds
 * loops over characters that trade them with one another, or that are begun anew at each of their characters.
 */
function flaws({ source, flags }: Pattern): string[] {
	const { reports } = analyse(new RegExp(source, flags));
	return [...(endlessGroup.test(source) ? ["endless group"] : []), ...reports.map(({ type }) => type)];
}

function flawed(patterns: readonly Pattern[]): string[] {
	return patterns
		.filter(({ file }) => !readContent.includes(file))
		.flatMap((pattern) => flaws(pattern).map((flaw) => `${pattern.file}: ${flaw}: ${pattern.source}`));
}

it.each(["app/.server/assistant", "app/features/chat", "app/features/inquiry", "app/site/search"])(
	"no pattern in %s takes more than linear time",
	(folder) => {
		const patterns = literalPatterns(folder);
		expect(patterns.length).toBeGreaterThan(0);
		expect(flawed(patterns)).toEqual([]);
	},
);

it("no list of patterns takes more than linear time", async () => {
	const patterns = await constructedPatterns("app/.server/assistant/embedded");
	expect(patterns.length).toBeGreaterThan(500);
	expect(flawed(patterns)).toEqual([]);
});

it("no pattern of a list reaches on to the end of a message and then goes on", async () => {
	const patterns = await constructedPatterns("app/.server/assistant/embedded/understand");
	const reaching = patterns
		.map(({ source }) => source.replace(/^\\b\(\?:(.*)\)\(\?!\\w\)$/, "$1"))
		.filter((source) => /\.[*+](?![)?]*(?:\||$))/.test(source));
	expect(reaching).toEqual([]);
});

it.each([
	["(a+)+b", "endless group"],
	["^(?:(?:respond|respond\\w*)\\s+)*in", "endless group"],
	["(?:a|b|ab){2,}c", "endless group"],
	["\\w+\\w+x", "Trade"],
	["\\s*\\n", "Move"],
])("the check finds what is wrong with %s", (source, flaw) => {
	expect(flaws({ file: "", source, flags: "" })).toContain(flaw);
});

it("the check finds nothing wrong with what is linear", () => {
	expect(flaws({ file: "", source: "\\b(?:respond\\w*\\s){0,4}(?:in|en)\\s\\w+", flags: "" })).toEqual([]);
});

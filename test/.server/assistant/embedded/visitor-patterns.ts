import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { vi } from "vitest";

/** A pattern, and where it is from. */
export interface Pattern {
	file: string;
	source: string;
	flags: string;
}

/** The regular expressions that stand in the sources below a folder. */
export function literalPatterns(folder: string): Pattern[] {
	return sourcesBelow(folder).flatMap((file) =>
		literalsIn(parseSync(file, readFileSync(file, "utf8")).program).map((literal) => ({ file, ...literal })),
	);
}

function literalsIn(node: unknown): Omit<Pattern, "file">[] {
	if (typeof node !== "object" || node === null) return [];
	const below = Object.values(node).flatMap(literalsIn);
	return "regex" in node && node.regex instanceof Object && "pattern" in node.regex && "flags" in node.regex
		? [{ source: String(node.regex.pattern), flags: String(node.regex.flags) }, ...below]
		: below;
}

/**
 * The regular expressions that the modules below a folder make when they are loaded, such as those of word lists. What
 * is made of many alternatives comes alternative by alternative: an engine tries them one after the other.
 */
export async function constructedPatterns(folder: string): Promise<Pattern[]> {
	const found: Pattern[] = [];
	let loading = "";
	// Loaded once before they are watched: libraries make their patterns then, and are not loaded again.
	for (const file of sourcesBelow(folder)) await import(join(process.cwd(), file));
	vi.resetModules();
	// An instance of i18next makes patterns of the library's own, each time that it is made.
	await import("../../../../app/locales/instances.server.ts");
	vi.stubGlobal(
		"RegExp",
		new Proxy(RegExp, {
			construct(target, [source, flags = ""], made) {
				for (const alternative of String(source).split(/\|(?=\\b\(\?:)/)) {
					found.push({ file: loading, source: alternative, flags: String(flags) });
				}
				return Reflect.construct(target, [source, flags], made);
			},
		}),
	);
	try {
		for (const file of sourcesBelow(folder)) {
			loading = file;
			await import(join(process.cwd(), file));
		}
	} finally {
		vi.unstubAllGlobals();
		vi.resetModules();
	}
	return found;
}

function sourcesBelow(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => /\.tsx?$/.test(file))
		.map((file) => join(folder, file))
		.sort();
}

/** Texts that a pattern was written for, roughly: of each group one alternative, each in its turn. */
export function textsFor({ source }: Pattern): string[] {
	const texts = Array.from({ length: 12 }, (_, turn) => textFor(source, turn));
	return [...new Set([...texts, ...texts.flatMap((text) => text.split(" ")), ...wordsOf(source)])].filter(Boolean);
}

function wordsOf(source: string): string[] {
	return source.replace(/\\\w/g, " ").match(/\p{L}+/gu) ?? [];
}

function textFor(source: string, turn: number): string {
	const choose = (group: string) => {
		const alternatives = group.split("|");
		return alternatives[turn % alternatives.length] ?? "";
	};
	let text = source
		.replace(/\(\?<?[!=](?:[^()]|\([^()]*\))*\)/g, "")
		.replace(/\(\?:/g, "(")
		.replace(/\\w[*+]?|\.[*+]?(?:\{[\d,]+\})?/g, "qq")
		.replace(/\\s[*+]?/g, " ")
		.replace(/\\d\+?/g, "7")
		.replace(/\\./g, "");
	for (let before = ""; before !== text; ) {
		before = text;
		text = text.replace(/\(([^()]*)\)/g, (_, group: string) => choose(group));
	}
	return choose(text)
		.replace(/\[(.)[^\]]*\]/g, "$1")
		.replace(/\{[\d,]+\}|[?*+^$]/g, "")
		.replace(/ +/g, " ")
		.trim();
}

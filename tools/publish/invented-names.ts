import type { Content } from "../content/content.ts";
import { findingInText } from "../content/findings.ts";
import type { DeploySettings, Refusal } from "./settings.ts";

/** Hosts that nobody can have (RFC 2606), and telephone numbers that nobody is called on (555-0100 to 555-0199). */
const invented = [
	{
		pattern: /(?:[a-z\d-]+\.)+(?:example|test|invalid)(?![\w-])|(?:[a-z\d-]+\.)*example\.(?:com|net|org)\b/gi,
		what: "an address",
	},
	{ pattern: /(?:\+?\d[\d ()]*[ -]?)?555[ -]?01\d\d(?!\d)/g, what: "a telephone number" },
];

interface Place {
	file: string;
	line: number;
}

/** Names made up for the site to be looked at, each once with all of its places. */
export function inventedNames(content: Content, settings: DeploySettings): Refusal[] {
	const found = invented.flatMap(({ pattern, what }) => [
		...content.texts.flatMap((text) =>
			Array.from(text.value.matchAll(pattern), ({ 0: name, index }) => ({
				name,
				what,
				...findingInText(text, index, name),
			})),
		),
		...settings.source.split("\n").flatMap((text, index) => {
			const [value = ""] = text.split("#");
			return Array.from(value.matchAll(pattern), ([name]) => ({ name, what, file: settings.file, line: index + 1 }));
		}),
	]);
	return Map.groupBy(found, ({ name }) => nameOf(name))
		.entries()
		.flatMap(([name, [first, ...others]]): Refusal[] => {
			if (!first) return [];
			const { what, file, line } = first;
			return [{ cause: "invented", file, line, message: `“${name}” is ${what} that nobody has${also(others)}` }];
		})
		.toArray();
}

/** A number is the same however it is written: by its last ten digits. */
function nameOf(found: string): string {
	const digits = found.replace(/\D/g, "");
	return digits.length >= 7 && !/[a-z]/i.test(found) ? digits.slice(-10) : found.toLowerCase();
}

/** `; also in a.yaml:3, 7, b.yaml:1` */
function also(places: readonly Place[]): string {
	const lines = new Map<string, Set<number>>();
	for (const { file, line } of places) lines.set(file, (lines.get(file) ?? new Set()).add(line));
	const files = Array.from(lines, ([file, numbers]) => `${file}:${Array.from(numbers).join(", ")}`);
	return files.length > 0 ? `; also in ${files.join(", ")}` : "";
}

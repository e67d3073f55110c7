import type { Content } from "../content/content.ts";
import { findingInText } from "../content/findings.ts";
import type { Refusal } from "./refusal.ts";
import type { DeploySettings } from "./settings.ts";

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
	const places = new Map<string, { what: string; places: Place[] }>();
	const note = (found: string, what: string, place: Place) => {
		const known = places.get(found) ?? { what, places: [] };
		known.places.push(place);
		places.set(found, known);
	};
	for (const { pattern, what } of invented) {
		for (const text of content.texts) {
			for (const { 0: found, index } of text.value.matchAll(pattern))
				note(nameOf(found), what, findingInText(text, index, found));
		}
		for (const [index, text] of settings.source.split("\n").entries()) {
			const [value = ""] = text.split("#");
			for (const [found] of value.matchAll(pattern))
				note(nameOf(found), what, { file: settings.file, line: index + 1 });
		}
	}
	return Array.from(
		places,
		([
			name,
			{
				what,
				places: [first, ...others],
			},
		]) => ({
			cause: "invented",
			file: first?.file ?? settings.file,
			line: first?.line ?? 1,
			message: `“${name}” is ${what} that nobody has${also(others)}`,
		}),
	);
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

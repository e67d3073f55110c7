/**
 * A piece of the stylesheet: text that every page gets, a rule with the classes and elements (`<p`) it needs (one
 * of the lists, whole), the declaration of a property that rules before it may use, or an at-rule around others.
 * `tools/vite/style-rules.ts` takes the stylesheet apart.
 */
export type StyleRule =
	| string
	| { needs: string[][]; css: string }
	| { property: string; css: string }
	| { open: string; rules: StyleRule[] };

/** Classes that scripts give the document before the whole stylesheet is there. */
const early = ["js", "hydrated", "defer-layout"];

const place = "></style>";

/**
 * Writes into a page, at its empty style element, the part of the stylesheet that applies to it: about half. The whole
 * stylesheet comes with the scripts, which may put anything on the page (`boot.ts`).
 */
export function withPageStyle(markup: string, rules: readonly StyleRule[]): string {
	const at = markup.indexOf(place) + 1;
	if (at === 0) throw new Error("The markup of a page must have an empty style element");
	const present = new Set([...early, ...elementsIn(markup), ...classesIn(markup)]);
	return markup.slice(0, at) + chosen(rules, present) + markup.slice(at);
}

function chosen(rules: readonly StyleRule[], present: ReadonlySet<string>): string {
	let css = "";
	for (const rule of rules) {
		if (typeof rule === "string") css += rule;
		else if ("property" in rule) {
			if (css.includes(`var(${rule.property}`)) css += rule.css;
		} else if ("needs" in rule) {
			if (rule.needs.some((names) => names.every((name) => present.has(name)))) css += rule.css;
		} else {
			const inside = chosen(rule.rules, present);
			// An empty layer still has its place in the order of layers.
			if (inside !== "" || rule.open.startsWith("@layer")) css += `${rule.open}${inside}}`;
		}
	}
	return css;
}

function elementsIn(markup: string): Set<string> {
	return new Set(Array.from(markup.matchAll(/<[a-z][a-z0-9]*/gi), ([opening]) => opening.toLowerCase()));
}

function classesIn(markup: string): Set<string> {
	const lists = new Set(Array.from(markup.matchAll(/ class="([^"]*)"/g), ([, list]) => list ?? ""));
	const names = new Set<string>();
	for (const list of lists) {
		for (const name of unescaped(list).split(" ")) names.add(name);
	}
	return names;
}

/** As React escapes in attributes. */
function unescaped(text: string): string {
	if (!text.includes("&")) return text;
	return text
		.replaceAll("&gt;", ">")
		.replaceAll("&lt;", "<")
		.replaceAll("&#x27;", "'")
		.replaceAll("&quot;", '"')
		.replaceAll("&amp;", "&");
}

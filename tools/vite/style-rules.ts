import postcss, { type ChildNode } from "postcss";
import selectorParser, { type Node } from "postcss-selector-parser";
import type { Plugin } from "vite";
import type { StyleRule } from "../../app/boot/page-style.ts";

/**
 * `import rules from "./app.css?inline&rules"`: a stylesheet taken apart, to write what a page needs of it into the page.
 * In development it has no rules: pages link to the stylesheet, and nothing is made twice at each edit.
 */
export function styleRules(): Plugin {
	return {
		name: "style-rules",
		enforce: "post",
		resolveId: {
			order: "pre",
			handler(source) {
				return this.environment.mode === "dev" && source.endsWith("?inline&rules") ? "\0no-style-rules" : null;
			},
		},
		load: (id) => (id === "\0no-style-rules" ? "export default []" : null),
		transform(code, id) {
			if (!id.endsWith(".css?inline&rules")) return null;
			// Vite has made it a module that exports the text.
			const text = /^export default (".*");?\s*$/s.exec(code)?.[1];
			if (text === undefined) throw new Error(`${id} is not a stylesheet as text`);
			return { code: `export default ${JSON.stringify(rulesOf(JSON.parse(text)))}`, map: null };
		},
	};
}

/** Takes a stylesheet apart. Put together again in its order, all of it is the same stylesheet. */
export function rulesOf(css: string): StyleRule[] {
	return joined(postcss.parse(css).nodes.map(ruleOf));
}

function ruleOf(node: ChildNode): StyleRule {
	if (node.type === "comment") return "";
	if (node.type === "rule") {
		const needs = needsOf(node.selector);
		return needs.some((each) => each.length === 0) ? node.toString() : { needs, css: node.toString() };
	}
	// Conditions and layers hold rules; keyframes and font faces are one piece.
	if (node.type === "atrule" && node.nodes && /^(media|supports|layer|container|starting-style)$/.test(node.name)) {
		return { open: `@${node.name}${node.raws.afterName ?? ""}${node.params}{`, rules: joined(node.nodes.map(ruleOf)) };
	}
	const css = `${node.toString()};`.replace(/};$/, "}");
	return node.type === "atrule" && node.name === "property" ? { property: node.params, css } : css;
}

/** For each selector of a list what a page must have, somewhere, for it to apply to anything. */
function needsOf(selector: string): string[][] {
	return selectorParser()
		.astSync(selector)
		.nodes.map((each) => [...new Set(each.nodes.flatMap(neededFor))]);
}

/** Parts that only fields have. */
const partOfField =
	/^::(placeholder|file-selector-button|-webkit-(search|date|datetime|calendar|inner-spin|outer-spin)-.+)$/;

/** Those that have selectors in them. `odd` in `:nth-child(odd)` is no element, and neither is `es` in `:lang(es)`. */
const partWithSelectors = /^:(is|where|has)$/;

/** What stands in `:not()`, or in one of several alternatives, need not be there. */
function neededFor(node: Node): string[] {
	if (node.type === "class") return [node.value];
	if (node.type === "tag") return [`<${node.value}`];
	if (node.type === "pseudo" && partOfField.test(node.value)) return ["<input"];
	if (node.type !== "pseudo" || !partWithSelectors.test(node.value) || node.nodes.length !== 1) return [];
	return node.nodes.flatMap((selector) => selector.nodes.flatMap(neededFor));
}

/** Texts beside each other as one. */
function joined(rules: readonly StyleRule[]): StyleRule[] {
	const result: StyleRule[] = [];
	for (const rule of rules) {
		const last = result.at(-1);
		if (typeof rule === "string" && typeof last === "string") result[result.length - 1] = last + rule;
		else if (rule !== "") result.push(rule);
	}
	return result;
}

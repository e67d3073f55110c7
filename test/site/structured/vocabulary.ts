import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** What a type of schema.org has of its own, and what it inherits from. */
interface VocabularyType {
	parents: string[];
	properties: Set<string>;
}

/**
 * The schema.org vocabulary, read from the declarations of schema-dts (Apache-2.0; made from schema.org's own file,
 * CC BY-SA 3.0). A type is an interface `NameLeaf` there; its properties stand in `NameBase`, or in the bases of its
 * parents when it has none of its own.
 */
function readVocabulary(): { bases: Map<string, VocabularyType>; types: Map<string, string[]> } {
	const file = createRequire(import.meta.url)
		.resolve("schema-dts")
		.replace(/schema\.js$/, "schema.d.ts");
	const declarations = readFileSync(file, "utf8").matchAll(
		/^(?:export )?interface (\w+?)(Base|Leaf) extends ([^{]+)\{([\s\S]*?)^\}/gm,
	);
	const bases = new Map<string, VocabularyType>();
	const types = new Map<string, string[]>();
	for (const [, name = "", kind, heritage = "", body = ""] of declarations) {
		const parents = [...heritage.matchAll(/(\w+)Base\b/g)].map(([, parent = ""]) => parent);
		if (kind === "Leaf") types.set(name, parents);
		else
			bases.set(name, { parents, properties: new Set([...body.matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, p = ""]) => p)) });
	}
	return { bases, types };
}

const { bases, types } = readVocabulary();

export function isKnownType(type: string): boolean {
	return types.has(type);
}

/** Whether a type has a property, of its own or inherited. */
export function hasProperty(type: string, property: string): boolean {
	return (types.get(type) ?? []).some((base) => baseHas(base, property));
}

function baseHas(base: string, property: string): boolean {
	const entry = bases.get(base);
	if (!entry) return false;
	return entry.properties.has(property) || entry.parents.some((parent) => baseHas(parent, property));
}

import { locales } from "../../../app/locales/locale.ts";
import type { Content } from "../content.ts";
import { figuresOf } from "../figures.ts";
import { type Finding, findingAt } from "../findings.ts";
import { pairsOf, without } from "../pairs.ts";

/** Both languages of a text state the same dates, amounts, measures and numbers of articles. */
export function checkFigures({ entries }: Content): Finding[] {
	return entries.flatMap((entry) =>
		pairsOf(entry).flatMap(({ path, es, en }) => {
			const [spanish, english] = [figuresOf(es, "es"), figuresOf(en, "en")];
			const only = {
				es: unmatched(without(spanish, english), without(english, spanish), english),
				en: unmatched(without(english, spanish), without(spanish, english), spanish),
			};
			if (only.es.length === 0 && only.en.length === 0) return [];
			const said = locales.map((locale) => `${locale} has [${only[locale].join(", ")}]`).join(", ");
			return [findingAt(entry, path, `${path.join(".")} states other figures in each language: ${said}`)];
		}),
	);
}

/**
 * What one language alone says, without what the other says in its own way: a distance in the other unit, or in both
 * ("50 km" and "50 km (31 miles)"), and an amount whose currency is told by the words around it ("los 10", "the $10").
 *
 * @param some what this language says and the other does not
 * @param others what the other says and this one does not
 * @param all everything that the other says
 */
function unmatched(some: readonly string[], others: readonly string[], all: readonly string[]): string[] {
	const bare = others.map(withoutCurrency);
	const left = without(some.map(withoutCurrency), bare);
	return some.filter((figure) => {
		const isAmount = others.some((each) => isSameAmount(figure, each));
		return !(isAmount && !left.includes(withoutCurrency(figure))) && !all.some((each) => isSameDistance(figure, each));
	});
}

function withoutCurrency(figure: string): string {
	return figure.replace(/ (?:USD|MXN)$/, "");
}

/** Two amounts of which one at least names no currency. */
function isSameAmount(one: string, other: string): boolean {
	const [a, b] = [withoutCurrency(one), withoutCurrency(other)];
	return a === b && (a === one || b === other);
}

function isSameDistance(one: string, other: string): boolean {
	const [a, b] = [kilometres(one), kilometres(other)];
	return a !== undefined && b !== undefined && Math.abs(a - b) <= 0.08 * a;
}

/** Kilometres of a distance; nothing for other figures. */
function kilometres(figure: string): number | undefined {
	const [value, unit] = figure.split(" ");
	if (unit === "km") return Number(value);
	return unit === "mile" ? Number(value) * 1.609 : undefined;
}

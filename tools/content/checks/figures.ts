import { type Locale, locales } from "../../../app/locales/locale.ts";
import type { Content } from "../content.ts";
import { figuresOf } from "../figures.ts";
import { type Finding, findingAt } from "../findings.ts";
import { without } from "../lists.ts";
import { pairsOf } from "../pairs.ts";

/** Both languages of a text state the same dates, amounts, measures and numbers of articles. */
export function checkFigures({ entries }: Content): Finding[] {
	return entries.flatMap((entry) =>
		pairsOf(entry).flatMap(({ path, es, en }) => {
			const [spanish, english] = [figuresOf(es, "es"), figuresOf(en, "en")];
			const only = withoutSameDistances({ es: without(spanish, english), en: without(english, spanish) }, [
				spanish,
				english,
			]);
			if (only.es.length === 0 && only.en.length === 0) return [];
			const said = locales.map((locale) => `${locale} has [${only[locale].join(", ")}]`).join(", ");
			return [findingAt(entry, path, `${path.join(".")} states other figures in each language: ${said}`)];
		}),
	);
}

/** Kilometres of a distance; nothing for other figures. */
function kilometres(figure: string): number | undefined {
	const [value, unit] = figure.split(" ");
	if (unit === "km") return Number(value);
	return unit === "mile" ? Number(value) * 1.609 : undefined;
}

/** A distance is the same in the other unit, or in both of them: "50 km" and "50 km (31 miles)". */
function withoutSameDistances(only: Record<Locale, string[]>, all: readonly (readonly string[])[]) {
	const [spanish = [], english = []] = all;
	const told = (figure: string, others: readonly string[]) => {
		const length = kilometres(figure);
		return others.some((each) => Math.abs((kilometres(each) ?? 0) - (length ?? 0)) <= 0.08 * (length ?? -1));
	};
	return { es: only.es.filter((each) => !told(each, english)), en: only.en.filter((each) => !told(each, spanish)) };
}

import type { Firm } from "content-collections";
import { fold, wordsOf } from "../text/fold.ts";
import type { Knowledge } from "./knowledge.ts";

/** The law that a message names, itself or by a place where it holds; nothing where it names none or several. */
export function lawNamed(message: string, knowledge: Knowledge, firm: Firm): string | undefined {
	const words = ` ${wordsOf(fold(message)).join(" ")} `;
	const names = (each: readonly string[]) => each.some((name) => words.includes(` ${fold(name)} `));
	const { locale } = knowledge;
	const laws = [
		...firm.jurisdictions
			.filter(({ region }) => region !== undefined)
			.map(({ id, aliases, [locale]: { name } }) => ({ id, names: [name, ...aliases] })),
		...firm.offices.map(({ licensed, city, aliases }) => ({ id: licensed[0], names: [city, ...aliases] })),
		...placesIn(knowledge),
	];
	const named = new Set(laws.filter((law) => names(law.names)).flatMap(({ id }) => id ?? []));
	return named.size === 1 ? [...named][0] : undefined;
}

/** The places that the firm serves, each with the law that its page speaks of. */
function placesIn({ sources, about }: Knowledge): { id: string | undefined; names: readonly string[] }[] {
	return [...sources.values()].flatMap((source) => {
		if (source.type !== "passage" || source.passage.kind !== "area") return [];
		const law = Object.entries(about).find(([id, each]) => id.startsWith(`${source.id}/`) && each.law !== undefined);
		return [{ id: law?.[1].law?.[0], names: source.passage.aliases }];
	});
}

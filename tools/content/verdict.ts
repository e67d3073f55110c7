import type { Finding, Level } from "./findings.ts";

/** Sorts findings by what they do to a check: under `strict` a blocking sample is refused unless samples are allowed. */
export function verdict(
	findings: readonly Finding[],
	{ strict, allowSample }: Record<"strict" | "allowSample", boolean>,
) {
	const refuses = strict && !allowSample;
	const of = (...levels: Level[]) => findings.filter(({ level }) => levels.includes(level));
	return {
		errors: of("error"),
		warnings: of("warning"),
		hints: of("hint"),
		samples: refuses ? of("sample") : of("sample", "blocking sample"),
		refused: refuses ? of("blocking sample") : [],
	};
}

import type { z } from "zod";

/** Reports each number in a figure that its source text does not contain. */
export function checkFigure(
	context: z.RefinementCtx,
	{ figure, text, path }: { figure: string; text: string; path: (string | number)[] },
): void {
	for (const [number] of figure.matchAll(/\d+(?:[.,]\d+)*/g)) {
		if (!text.includes(number))
			context.addIssue({ code: "custom", path, message: `says ${number}, which the text does not` });
	}
}

import { expect, test } from "vitest";
import { z } from "zod";
import { checkFigure } from "../../../app/content/schema/figures.ts";

const told = (figure: string, text: string) => {
	const schema = z.string().superRefine((_, context) => checkFigure(context, { figure, text, path: ["figure"] }));
	return schema.safeParse("").error?.issues.map(({ message, path }) => `${path.join(".")} ${message}`) ?? [];
};

test("each number of a figure stands in the text that it is taken from", () => {
	expect(told("from $2,500", "Our fee is $2,500 to $7,000.")).toEqual([]);
	expect(told("40 75", "de 40 a 75 minutos")).toEqual([]);
	expect(told("Set date", "By agreement.")).toEqual([]);
	expect(told("40 80", "de 40 a 75 minutos")).toEqual(["figure says 80, which the text does not"]);
	expect(told("from $2,500", "Our fee is $250.")).toEqual(["figure says 2,500, which the text does not"]);
});

import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { facesOf, fixedFiles, variableFile } from "../../../tools/fonts/faces.ts";

const heading = { weights: [400], opticalSize: 72 } as const;
const text = { weights: [400, 500, 600] } as const;

describe("the files of a family", () => {
	it("of a variable font are one, cut to the weights and drawn for the size", () => {
		const variable = { opsz: { min: "9", max: "144" }, wght: { min: "100", max: "900" } };
		const fraunces = { id: "fraunces", weights: [], variable };
		expect(variableFile(fraunces, heading)).toEqual([{ file: "opsz", axes: { wght: 400, opsz: 72 }, weight: "400" }]);
		expect(variableFile(fraunces, text)).toEqual([
			{ file: "wght", axes: { wght: { min: 400, max: 600 } }, weight: "400 600" },
		]);
	});

	it("of a variable font stay within what it has", () => {
		const variable = { opsz: { min: "7", max: "36" }, wght: { min: "300", max: "500" } };
		const small = { id: "small", weights: [], variable };
		expect(variableFile(small, heading)).toEqual([{ file: "opsz", axes: { wght: 400, opsz: 36 }, weight: "400" }]);
		expect(variableFile(small, text)).toMatchObject([{ axes: { wght: { min: 400, max: 500 } }, weight: "400 500" }]);
	});

	it("of fixed fonts are those of the nearest weights, each once", () => {
		const lato = { id: "lato", weights: [100, 300, 400, 700, 900], variable: false } as const;
		const { weights, ...rest } = lato;
		expect(fixedFiles({ ...rest, weights: [...weights] }, text)).toEqual([
			{ file: "400", axes: {}, weight: "400" },
			{ file: "700", axes: {}, weight: "700" },
		]);
	});

	it("that the theme names are there", () => {
		for (const role of ["display", "text"] as const) {
			for (const { file } of facesOf(role, text)) expect(existsSync(file), file).toBe(true);
		}
	});
});

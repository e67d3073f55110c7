import { expect, test } from "vitest";
import { newReference, parseReference } from "../../../app/features/inquiry/protocol/reference.ts";

test("a code has the firm's letters and six signs that are not confused when spoken or copied", () => {
	for (let n = 0; n < 500; n++)
		expect(newReference("Roble Alto")).toMatch(/^RBL-[234679CFHJKMQRWXY]{4}-[234679CFHJKMQRWXY]{2}$/);
	expect(newReference("Águila y Asociados")).toMatch(/^GLY-/);
	expect(newReference("Ao")).toMatch(/^XXX-/);
});

test("codes do not repeat, and each sign comes about as often as the others", () => {
	const codes = Array.from({ length: 4000 }, () => newReference("Roble Alto"));
	expect(new Set(codes).size).toBeGreaterThan(3990);
	const counts = new Map<string, number>();
	for (const sign of codes.join("").replace(/RBL|-/g, "")) counts.set(sign, (counts.get(sign) ?? 0) + 1);
	expect(counts.size).toBe(17);
	for (const count of counts.values()) expect(count / (24_000 / 17)).toBeCloseTo(1, 0);
});

test.each(["RBL-7K4Q-2M", "rbl7k4q2m", " rbl 7k4q 2m ", "RBL–7K4Q–2M", "R.B.L. 7K4Q 2M"])("%j is read", (text) => {
	expect(parseReference(text)).toBe("RBL-7K4Q-2M");
});

test.each(["", "RBL-7K4Q", "RBL-7K4Q-2MM", "RBL-7K4O-2M", "RBL-7K4Q-2M' OR 1=1", "<b>"])("%j is not a code", (text) => {
	expect(parseReference(text)).toBeUndefined();
});

import { expect, test } from "vitest";
import { newReference, parseReference } from "../../../app/features/inquiry/protocol/reference.ts";

test("a code has the firm's letters and six signs that are not confused when spoken or copied", () => {
	for (let n = 0; n < 500; n++)
		expect(newReference("Lindero")).toMatch(/^LND-[234679CFHJKMQRWXY]{4}-[234679CFHJKMQRWXY]{2}$/);
	expect(newReference("Águila y Asociados")).toMatch(/^GLY-/);
	expect(newReference("Ao")).toMatch(/^XXX-/);
});

test("codes do not repeat, and each sign comes about as often as the others", () => {
	const codes = Array.from({ length: 4000 }, () => newReference("Lindero"));
	expect(new Set(codes).size).toBeGreaterThan(3990);
	const counts = new Map<string, number>();
	for (const sign of codes.join("").replace(/LND|-/g, "")) counts.set(sign, (counts.get(sign) ?? 0) + 1);
	expect(counts.size).toBe(17);
	for (const count of counts.values()) expect(count / (24_000 / 17)).toBeCloseTo(1, 0);
});

test.each(["LND-7K4Q-2M", "lnd7k4q2m", " lnd 7k4q 2m ", "LND–7K4Q–2M", "L.N.D. 7K4Q 2M"])("%j is read", (text) => {
	expect(parseReference(text)).toBe("LND-7K4Q-2M");
});

test.each(["", "LND-7K4Q", "LND-7K4Q-2MM", "LND-7K4O-2M", "LND-7K4Q-2M' OR 1=1", "<b>"])("%j is not a code", (text) => {
	expect(parseReference(text)).toBeUndefined();
});

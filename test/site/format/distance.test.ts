import { expect, test } from "vitest";
import { formatDistance } from "../../../app/site/format/distance.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("a distance stands in kilometres, in English in miles first", () => {
	expect(plain(formatDistance(50, "es"))).toBe("50 km");
	expect(plain(formatDistance(50, "en"))).toBe("31 miles (50 km)");
	expect(plain(formatDistance(1.6, "en"))).toBe("1 mile (2 km)");
	expect(plain(formatDistance(1475, "es"))).toBe("1,475 km");
});

test("a number never parts from its unit at the end of a line", () => {
	expect(formatDistance(42, "es")).toBe("42\u00a0km");
	expect(formatDistance(42, "en")).toBe("26\u00a0miles (42\u00a0km)");
});

import { expect, test } from "vitest";
import { tripTime } from "../../../app/site/format/trip-time.ts";

test("minutes are a range that no line parts", () => {
	expect(tripTime({ least: 40, most: 75 }, "es")).toBe("40–75\u00a0min");
	expect(tripTime({ least: 40, most: 75 }, "en")).toBe("40–75\u00a0min");
});

import { expect, test } from "vitest";
import { tripTime } from "../../../app/site/format/trip-time.ts";

test("a range of minutes that a sentence says is a figure, and what says none is none", () => {
	expect(tripTime("Por la I-10, de 40 a\u00a075 minutos con tráfico", "es")).toBe("40–75\u00a0min");
	expect(tripTime("about 28 miles, a drive of 40 to 75 minutes in traffic", "en")).toBe("40–75\u00a0min");
	expect(tripTime("unos 80 km, cerca de una hora", "es")).toBeUndefined();
});

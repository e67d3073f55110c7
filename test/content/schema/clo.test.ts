import { expect, test } from "vitest";
import { clo } from "../../../app/content/schema/page.ts";

test("the page of the CLO names a practice area that the firm has", () => {
	const { service } = clo.shape;
	expect(service.parse("immigration")).toBe("immigration");
	expect(service.safeParse("renamed").success).toBe(false);
});

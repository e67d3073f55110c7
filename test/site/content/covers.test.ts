import { expect, test } from "vitest";
import { distinctCovers } from "../../../app/site/content/covers.ts";

test("no cover is seen twice while another is left", () => {
	expect(distinctCovers(["a", "b", "a", "c", "a"], ["a", "b", "c", "d", "d", "e"])).toEqual(["a", "b", "d", "c", "e"]);
});

test("with none left, an entry keeps its own", () => {
	expect(distinctCovers(["a", "a"], ["a", "a"])).toEqual(["a", "a"]);
});

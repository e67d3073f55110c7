import { expectTypeOf, test } from "vitest";
import { href, type PageParams, type PlainPageId } from "../../../app/site/pages/page-table.ts";

test("a wrong page, language or parameter does not compile", () => {
	expectTypeOf(href("es", "home")).toEqualTypeOf<string>();
	expectTypeOf<PageParams<"area">>().toEqualTypeOf<Record<"slug", string>>();
	expectTypeOf<"post">().not.toExtend<PlainPageId>();
	// @ts-expect-error there is no such page
	href("es", "careers");
	// @ts-expect-error there is no such language
	href("fr", "home");
	// @ts-expect-error an area has a slug
	href("es", "area");
	// @ts-expect-error an area's parameter is called slug
	href("es", "area", { id: "katy" });
	// @ts-expect-error a slug is text
	href("es", "area", { slug: 3 });
	// @ts-expect-error home takes no parameters
	href("es", "home", { slug: "katy" });
});

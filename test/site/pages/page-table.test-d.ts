import { expectTypeOf, test } from "vitest";
import type { Route as Area } from "../../../app/routes/+types/area.ts";
import type { Route as Case } from "../../../app/routes/+types/case.ts";
import { href, hrefOf, type PageParams, type PageRef, type PlainPageId } from "../../../app/site/pages/page-table.ts";

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
	href("es", "area", { id: "chula-vista" });
	// @ts-expect-error a slug is text
	href("es", "area", { slug: 3 });
	// @ts-expect-error home takes no parameters
	href("es", "home", { slug: "chula-vista" });
});

test("a page reference knows the parameters of its page, and they are the route's", () => {
	expectTypeOf<PageRef<"area">["params"]>().toEqualTypeOf<PageParams<"area">>();
	expectTypeOf<Area.LoaderArgs["params"]>().toExtend<PageRef<"area">["params"]>();
	expectTypeOf<Case.LoaderArgs["params"]>().toExtend<PageRef<"case">["params"]>();
	// @ts-expect-error an area has a slug
	hrefOf({ page: "area", locale: "es", params: {} });
	// @ts-expect-error a case has no slug
	hrefOf({ page: "case", locale: "es", params: { slug: "x" } });
});

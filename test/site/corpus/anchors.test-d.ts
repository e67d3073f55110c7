import { test } from "vitest";
import { hrefToAnchor } from "../../../app/site/corpus/anchors.ts";

test("links to anchors that a page does not have do not compile", () => {
	hrefToAnchor("es", "contact", "form");
	hrefToAnchor("en", "terms", "privacy");
	// @ts-expect-error the terms have no form
	hrefToAnchor("es", "terms", "form");
	// @ts-expect-error a misspelt anchor
	hrefToAnchor("es", "contact", "formulario");
	// @ts-expect-error a page without anchors of its own
	hrefToAnchor("es", "social", "form");
	// @ts-expect-error a page that takes a parameter
	hrefToAnchor("es", "area", "courts");
});

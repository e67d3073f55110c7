import { test } from "vitest";
import { translator } from "../../app/locales/instances.server.ts";

test("a wrong namespace, key or parameter does not compile", () => {
	const t = translator("es", "case");
	t("carousel.position", { current: 1, total: 5 });
	// @ts-expect-error there is no such key
	t("carousel.count");
	// @ts-expect-error a branch is not a message
	t("carousel");
	// @ts-expect-error the position is out of a total
	t("carousel.position", { current: 1 });
	// @ts-expect-error a position is not told without its numbers
	t("carousel.position");
	// @ts-expect-error there is no such namespace
	translator("es", "careers");
	// @ts-expect-error the keys of another namespace need its name
	t("loading");
});

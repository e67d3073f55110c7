import { expect, test } from "vitest";
import { areas } from "../../../app/site/content/content.server.ts";
import { areaPage } from "../../../app/site/loaders/area-page.server.ts";

/** Kilometres: nearer, the page says that the office is there (`sections/area-distance.tsx`). */
const there = 5;

test.runIf(areas.length > 0)("a page that says the office is there says where, and no other does", () => {
	for (const { id } of areas) {
		const { here, office } = areaPage({ page: "area", locale: "es", params: { slug: id } });
		expect([id, office !== undefined]).toEqual([id, here.distance < there]);
	}
});

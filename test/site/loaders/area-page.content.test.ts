import { expect, test } from "vitest";
import { areas } from "../../../app/site/content/content.server.ts";
import { areaLinks } from "../../../app/site/content/views.server.ts";
import { areaPage } from "../../../app/site/loaders/area-page.server.ts";

/** Kilometres: nearer, the list of places says that the office is there (`sections/area-list.tsx`). */
const there = 5;

test.runIf(areas.length > 0)(
	"a place that is said to have the office says where on its page, and no other does",
	() => {
		for (const { id, distance } of areaLinks("es")) {
			const { office } = areaPage({ page: "area", locale: "es", params: { slug: id } });
			expect([id, office !== undefined]).toEqual([id, distance < there]);
		}
	},
);

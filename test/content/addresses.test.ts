import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { pageIds, pages } from "../../app/site/pages/page-table.ts";

const file = "app/content/addresses.yaml";

test.runIf(existsSync(file))("the site has every address that the firm has given out, and no other", () => {
	const promised = z.array(z.tuple([z.string(), z.string()])).parse(parse(readFileSync(file, "utf8")));
	const table = pageIds.map((page) => [pages[page].es, pages[page].en].map((path) => path.replace(/:(\w+)/g, "{$1}")));
	const rows = (some: readonly (readonly string[])[]) => some.map((row) => row.join(" ")).sort();
	expect(rows(table)).toEqual(rows(promised));
});

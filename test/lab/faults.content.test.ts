import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

/** What `npm run mutate` needs of each; it takes too long to tell only once a week that code has moved on. */
const faults = z
	.record(
		z.string(),
		z.array(z.object({ fault: z.string(), file: z.string(), find: z.string(), tests: z.array(z.string()) })),
	)
	.parse(parse(readFileSync("lab/faults.yaml", "utf8")));

it.each(Object.values(faults).flat())("the slip can be made: $fault", ({ file, find, tests }) => {
	expect(readFileSync(file, "utf8").split(find)).toHaveLength(2);
	expect(tests.filter((each) => !existsSync(each))).toEqual([]);
});

import { expect, test } from "vitest";
import { isOutside, judge, judgeOf } from "../../../../../app/.server/assistant/embedded/judge/judge.ts";
import { builtLibrary } from "../library.ts";

/** Below this share the judge only takes a word for another: “customs” for a matter of trademarks. */
const plainly = 0.5;

test("each service of the firm `covers` the field that the judge plainly takes it for", async () => {
	const { services, judge: model } = await builtLibrary();
	const own = judgeOf(
		services.flatMap(({ covers }) => covers),
		model,
	);
	const declined = services.flatMap(({ id, es, en }) =>
		[es.title, es.heading, en.title, en.heading].flatMap((text) => {
			const { verdict, shares } = judge(text, own);
			return isOutside(verdict) && (shares.get(verdict) ?? 0) >= plainly ? `${id} (${verdict}): ${text}` : [];
		}),
	);
	expect(declined).toEqual([]);
});

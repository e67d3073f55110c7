import { expect, test } from "vitest";
import { cases } from "../../../app/site/content/content.server.ts";
import { casePage } from "../../../app/site/loaders/case-page.server.ts";

test.runIf(cases.length > 1)("whoever goes on from a case to the next comes through all of them", () => {
	const after = ({ id }: { id: string }) =>
		casePage({ page: "case", locale: "es", params: { caseId: id } }).others.map((other) => other.id);
	for (const [at, story] of cases.entries()) {
		const next = cases[(at + 1) % cases.length]?.id;
		expect(after(story)).toContain(next);
		expect(after(story)).not.toContain(story.id);
	}
});

import { expect, inject, it } from "vitest";
import { faultsOf } from "../fixtures/security-faults.ts";

// Workers' own static files never reach the Worker: `public/_headers` speaks for them.
it.each([
	[/\/assets\/[\w.-]+\.js/, "max-age=31536000"],
	[/\/assets\/[\w.-]+\.woff2/, "max-age=31536000"],
	[/\/pictures\/[\w./-]+\.avif/, "max-age=31536000"],
	[/\/favicon\.svg/, "max-age=86400"],
])("a file like %s has every security header", async (pattern, life) => {
	const base = inject("baseUrl");
	const [path = "/missing"] = pattern.exec(await (await fetch(base)).text()) ?? [];
	const answer = await fetch(base + path);
	await answer.arrayBuffer();
	expect(answer.status).toBe(200);
	expect(answer.headers.get("cache-control")).toContain(life);
	expect(faultsOf(answer)).toEqual([]);
});

it("the rules for speculation have the type without which browsers pass them over", async () => {
	const answer = await fetch(`${inject("baseUrl")}/speculation-rules.json`);
	expect(answer.headers.get("content-type")).toBe("application/speculationrules+json");
	expect(await answer.json()).toHaveProperty("prefetch");
});

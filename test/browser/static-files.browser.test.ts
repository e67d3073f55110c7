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

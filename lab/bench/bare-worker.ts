import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * A Worker that does nothing but send a page's bytes, with no cache, nonce or header of ours: what workerd can do at
 * best with a page of this size. It tells how much of a figure is the runtime's.
 *
 * @returns The folder of its build, laid out as `startWorkerd` expects it.
 */
export function writeBareWorker(html: string): string {
	const folder = resolve("node_modules/.cache/bare");
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(join(folder, "server"), { recursive: true });
	mkdirSync(join(folder, "client"));
	writeFileSync(
		join(folder, "server/index.js"),
		`const page = new TextEncoder().encode(${JSON.stringify(html)});
export default { fetch: () => new Response(page.slice(), { headers: { "content-type": "text/html; charset=utf-8" } }) };
`,
	);
	const settings = {
		main: "index.js",
		compatibility_date: "2026-09-01",
		compatibility_flags: [],
		vars: {},
		d1_databases: [],
		queues: { producers: [] },
		send_email: [],
		ratelimits: [],
	};
	writeFileSync(join(folder, "server/wrangler.json"), JSON.stringify(settings));
	return folder;
}

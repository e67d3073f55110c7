import { mkdirSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { locales } from "../app/locales/locale.ts";
import { pageIds } from "../app/site/pages/page-table.ts";
import { samplePath } from "./measure/sample-path.ts";
import { builtWorker, startWorkerd } from "./measure/workerd.ts";

const out = process.argv[2] ?? "/tmp/p17/b1-docs";
mkdirSync(out, { recursive: true });
const site = await startWorkerd(builtWorker("build"));
for (const page of pageIds)
	for (const locale of locales) {
		const path = samplePath(page, locale);
		await (await fetch(site.edge + path)).text();
		await new Promise((r) => setTimeout(r, 150));
		const r = await fetch(site.edge + path, { headers: { "accept-encoding": "identity" } });
		const t = await r.text();
		let head = 0;
		r.headers.forEach((v, k) => {
			head += k.length + v.length + 4;
		});
		writeFileSync(`${out}/${locale}-${page}.html`, t);
		console.log(`${locale} ${page}`.padEnd(30), t.length, brotliCompressSync(Buffer.from(t)).length, "headers", head);
	}
await site.stop();

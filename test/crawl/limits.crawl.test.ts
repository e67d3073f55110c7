import { globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { locales } from "../../app/locales/locale.ts";
import { pioneer } from "../../lab/load/visitors.ts";
import { heapLimit, heapOf } from "../../lab/measure/heap.ts";
import { pageKinds, samplePath } from "../../lab/measure/sample-path.ts";
import { builtWorker, startWorkerd } from "../../lab/measure/workerd.ts";

it("holds pages of every kind and the assistant's knowledge in both languages well within an isolate", async () => {
	const running = await startWorkerd(builtWorker("build"));
	try {
		const heap = await heapOf(running);
		const paths = locales.flatMap((locale) => pageKinds.map((page) => samplePath(page, locale)));
		await pioneer(running.worker, paths);
		await heap.collect();
		const held = await heap.megabytes();
		heap.close();
		expect(held).toBeLessThan(heapLimit);
	} finally {
		await running.stop();
	}
});

/** Megabytes, compressed, that Workers Paid takes; the rest is for what will still be written. */
const upload = { most: 10, left: 2 };

it("is small enough to be uploaded", () => {
	const scripts = globSync("build/server/**/*.js").map((file) => gzipSync(readFileSync(file)).length);
	expect(scripts.reduce((sum, bytes) => sum + bytes, 0) / 1e6).toBeLessThan(upload.most - upload.left);
});

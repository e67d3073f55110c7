import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { liveContent } from "../../../tools/vite/live-content.ts";

/** Below the project, whose packages the collection is made with. */
const folder = mkdtempSync(resolve("live-content-"));
afterAll(() => rmSync(folder, { recursive: true }));

const configuration = `
import { defineCollection, defineConfig } from "@content-collections/core";
import { z } from "zod";
const notes = defineCollection({ name: "notes", directory: ".", include: "*.yaml", parser: "yaml", schema: z.object({ title: z.string() }) });
export default defineConfig({ content: [notes] });
`;

type Hook = (this: unknown, options: unknown) => Promise<unknown>;

/** Edits an entry, of which the dev server hears as of any file. */
let edit: (name: string, text: string) => Promise<unknown>;

beforeAll(async () => {
	writeFileSync(join(folder, "collections.ts"), configuration);
	const plugin = liveContent({ configPath: join(folder, "collections.ts") });
	await (plugin.configureServer as Hook)({ environments: { client: {}, ssr: undefined } });
	edit = (name, text) => {
		const file = join(folder, name);
		writeFileSync(file, text);
		const browser = { environment: { name: "client" } };
		return (plugin.hotUpdate as Hook).call(browser, { type: "update", file });
	};
});

it("an entry that breaks its schema is refused until it is mended, and by its name", async () => {
	await edit("one.yaml", "title: One");
	await expect(edit("one.yaml", "heading: One")).rejects.toThrow(/one\.yaml\n.*title/s);
	await expect(edit("one.yaml", "title: {")).rejects.toThrow(/one\.yaml/);
	await edit("one.yaml", "title: One");
	await edit("two.yaml", "title: Two");
});

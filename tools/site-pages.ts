/**
 * Writes which pages this firm has to `.generated/pages.json`, which the page table reads: the addresses of its services,
 * and the optional pages that its content leaves out. Runs first, before every build.
 */
import { globSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { parse } from "yaml";
import { z } from "zod";
import { address } from "../app/content/schema/address.ts";

const folder = "app/content";

/** What an optional page needs: files of the content, each pattern at least one. */
const needs = {
	tv: ["pages/tv.yaml", "videos/*.yaml"],
	clo: ["clo.yaml"],
	blog: ["pages/blog.yaml", "posts/*.yaml"],
	post: ["pages/blog.yaml", "posts/*.yaml"],
	case: ["cases/*.yaml"],
	social: ["pages/social.yaml"],
	areas: ["pages/areas.yaml", "areas/*.yaml"],
	area: ["pages/areas.yaml", "areas/*.yaml"],
} as const;

/** The two fields of a service that make its row; the whole entry has its own schema. */
const row = z.object({ order: z.number(), address });

interface ServiceFile {
	/** Its name without ending: the page's id. */
	id: string;
	source: string;
}

/**
 * The pages of a firm.
 *
 * @param has whether the content has a file of a pattern
 * @param firm the source of `firm.yaml`
 * @throws an Error that names the file whose address is missing, wrong or another's
 */
export function sitePages(files: readonly ServiceFile[], has: (pattern: string) => boolean, firm: string) {
	const rows = files.map(({ id, source }) => {
		const read = row.safeParse(parse(source));
		if (!read.success) throw new Error(`${folder}/services/${id}.yaml: ${z.prettifyError(read.error)}`);
		return { id, ...read.data };
	});
	const taken = new Map<string, string>();
	for (const { id, address } of rows) {
		for (const path of [address.es, address.en]) {
			const other = taken.get(path);
			if (other) throw new Error(`${folder}/services/${id}.yaml: ${path} is the address of "${other}" already`);
			taken.set(path, id);
		}
	}
	const inOrder = rows.toSorted((a, b) => a.order - b.order);
	const { chat } = z.object({ chat: z.boolean().default(true) }).parse(parse(firm));
	return {
		chat,
		services: Object.fromEntries(inOrder.map(({ id, address }) => [id, address])),
		absent: Object.entries(needs).flatMap(([page, patterns]) => (patterns.every(has) ? [] : [page])),
	};
}

if (import.meta.main) {
	const files = globSync("services/*.yaml", { cwd: folder }).map((path) => ({
		id: path.replace(/^.*\/|\.yaml$/g, ""),
		source: readFileSync(`${folder}/${path}`, "utf8"),
	}));
	const has = (pattern: string) => globSync(pattern, { cwd: folder }).length > 0;
	const pages = sitePages(files, has, readFileSync(`${folder}/firm.yaml`, "utf8"));
	await mkdir(".generated", { recursive: true });
	await writeFile(".generated/pages.json", `${JSON.stringify(pages, null, "\t")}\n`);
	console.log(`Pages: ${Object.keys(pages.services).length} services, without ${pages.absent.join(", ") || "nothing"}`);
}

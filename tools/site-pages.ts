/**
 * Writes which pages this firm has to `.generated/pages.json`, which the page table reads: the addresses of its services,
 * and the optional pages that its content leaves out. Runs first, before every build.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { parse } from "yaml";
import { z } from "zod";
import { address } from "../app/content/schema/address.ts";
import { writeIfChanged } from "./write-if-changed.ts";

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
		const read = row.safeParse(parsed(source, `services/${id}.yaml`));
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
	return pagesFor(rows, has, chatOf(firm));
}

/**
 * The same for content that is being written: a service whose address cannot be read has one for the time being, so that
 * the checks can look at everything else. What is wrong with it, they say.
 */
export function provisionalPages(files: readonly ServiceFile[], has: (pattern: string) => boolean, firm: string) {
	const attempt = <Value>(read: () => Value) => {
		try {
			return read();
		} catch {
			return undefined;
		}
	};
	const rows = files.map(({ id, source }) => {
		const address = { es: `/servicios/${id}`, en: `/en/services/${id}` };
		return { id, ...(attempt(() => row.parse(parse(source))) ?? { order: 0, address }) };
	});
	return pagesFor(rows, has, attempt(() => chatOf(firm)) ?? true);
}

/** @throws an Error that names the file, when it is no YAML */
function parsed(source: string, file: string): unknown {
	try {
		return parse(source);
	} catch {
		throw new Error(`${folder}/${file} cannot be read: npm run content:check says where and why`);
	}
}

function chatOf(firm: string): boolean {
	return z.object({ chat: z.boolean().default(true) }).parse(parsed(firm, "firm.yaml")).chat;
}

type Row = z.output<typeof row> & { id: string };

function pagesFor(rows: readonly Row[], has: (pattern: string) => boolean, chat: boolean) {
	const inOrder = rows.toSorted((a, b) => a.order - b.order);
	return {
		chat,
		services: Object.fromEntries(inOrder.map(({ id, address }) => [id, address])),
		absent: Object.entries(needs).flatMap(([page, patterns]) => (patterns.every(has) ? [] : [page])),
	};
}

/** Writes the page table's file. Whoever imports the table before reads what was there before. */
export async function writePages(of: typeof sitePages | typeof provisionalPages) {
	const files = globSync("services/*.yaml", { cwd: folder }).map((path) => ({
		id: path.replace(/^.*\/|\.yaml$/g, ""),
		source: readFileSync(`${folder}/${path}`, "utf8"),
	}));
	const has = (pattern: string) => globSync(pattern, { cwd: folder }).length > 0;
	const firm = `${folder}/firm.yaml`;
	const pages = of(files, has, existsSync(firm) ? readFileSync(firm, "utf8") : "{}");
	await mkdir(".generated", { recursive: true });
	await writeIfChanged(".generated/pages.json", `${JSON.stringify(pages, null, "\t")}\n`);
	return pages;
}

if (import.meta.main) {
	try {
		const { services, absent } = await writePages(sitePages);
		console.log(`Pages: ${Object.keys(services).length} services, without ${absent.join(", ") || "nothing"}`);
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exitCode = 1;
	}
}

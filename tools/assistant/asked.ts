import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { type AskedEntry, askedFile } from "../../app/content/schema/asked.ts";
import type { Locale } from "../../app/locales/locale.ts";
import type { Passage } from "../../app/site/corpus/passage.ts";

/** How people ask for passages, by the passage's id as the files have it. */
export type Asked = ReadonlyMap<string, AskedEntry>;

/** How people ask for what every firm has, and for the passages of this one. */
const folders = ["app/.server/assistant/embedded/retrieve/asked", "app/content/asked"];

/**
 * How people ask, from the files of both folders.
 *
 * @throws when an id stands in two files, or a file is not as the schema has it
 */
export async function readAsked(): Promise<Asked> {
	const asked = new Map<string, AskedEntry>();
	const files = folders.flatMap((folder) =>
		globSync("**/*.yaml", { cwd: folder, exclude: ["evaluation/**"] })
			.sort()
			.map((file) => `${folder}/${file}`),
	);
	for (const file of files) {
		const entries = askedFile.safeParse(parse(await readFile(file, "utf8")) ?? {});
		if (!entries.success) throw new Error(`${file}: ${entries.error.message}`);
		for (const [id, entry] of Object.entries(entries.data)) {
			if (asked.has(id)) throw new Error(`${file}: ${id} stands in another file as well`);
			asked.set(id, entry);
		}
	}
	return asked;
}

/** What is asked of one passage, in one language. */
export interface PassageAsked extends Omit<AskedEntry, Locale> {
	ways: readonly string[];
}

/**
 * What is asked of each passage and of each fact of the offices, in one language. What holds for every place is there for
 * each of them, by its name.
 */
export function askedOf(
	passages: readonly Pick<Passage, "id" | "kind" | "about" | "aliases">[],
	facts: readonly string[],
	asked: Asked,
	locale: Locale,
): Map<string, PassageAsked> {
	const names = new Map(
		passages.filter(({ kind }) => kind === "area").map(({ about, aliases }) => [about.place, aliases[0] ?? ""]),
	);
	const found = new Map<string, PassageAsked>();
	const add = (id: string, name?: string) => {
		const own = asked.get(id);
		const common = name === undefined ? undefined : asked.get(id.replace(/^([^/]+)\/[^/]+/, "$1/*"));
		const entry = own ?? common;
		if (!entry) return;
		const { kind, roles, law, act } = entry;
		const ways = [
			...(own?.[locale] ?? []),
			...(common?.[locale] ?? []).map((way) => way.replaceAll("{place}", name ?? "")),
		];
		found.set(id, {
			kind,
			...(roles && { roles }),
			...(law && { law }),
			...(act !== undefined && { act }),
			ways,
		});
	};
	for (const { id, kind, about } of passages)
		add(id, kind === "area" || kind === "area-part" ? names.get(about.place) : undefined);
	for (const id of facts) add(id);
	return found;
}

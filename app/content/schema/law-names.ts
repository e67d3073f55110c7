import { existsSync, readFileSync } from "node:fs";
import { parseDocument } from "yaml";
import { z } from "zod";

const named = z.object({ name: z.string() });
const firm = z.object({ jurisdictions: z.array(z.object({ es: named, en: named })) });
const file = "app/content/firm.yaml";

/**
 * What the laws that the firm works under are called in texts, in either language, in the order in which the firm's file
 * has them. What is wrong with that file its own schema says.
 */
export function lawNames(): string[] {
	const { data } = firm.safeParse(existsSync(file) ? parseDocument(readFileSync(file, "utf8")).toJS() : undefined);
	const names = data?.jurisdictions.flatMap(({ es, en }) => [es.name, en.name]) ?? [];
	return names.map((name) => name.replace(/ \(.*\)$/, ""));
}

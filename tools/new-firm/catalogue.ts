import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { z } from "zod";
import { serviceFields } from "../../app/content/schema/service.ts";
import type { Jurisdiction } from "./jurisdictions.ts";

/** Whose law a practice area is about: that of a country, or that of each of its states. */
const law = z.enum(["us", "us-state", "mx", "mx-state"]);

type Law = z.infer<typeof law>;

/** A practice area of the catalogue: a service but for what only the firm can say. */
const area = serviceFields
	.omit({ order: true, picture: true, sample: true, review: true, cases: true, posts: true, sections: true })
	.omit({ sources: true, differences: true })
	.extend({
		law: z.array(law).min(1),
		/** Pictures that suit it, the most suitable one first. */
		pictures: z.array(z.string()).min(1),
	});

/** A practice area as its file has it: the schema checks it, and would make HTML of its Markdown. */
export type CatalogueArea = z.input<typeof area> & { id: string };

const folder = fileURLToPath(new URL("catalogue", import.meta.url));

/** The practice areas that a firm can begin with, by id. */
export const catalogue: ReadonlyMap<string, CatalogueArea> = new Map(
	globSync("*.yaml", { cwd: folder })
		.sort()
		.map((file) => {
			const id = basename(file, ".yaml");
			const data: unknown = parse(readFileSync(`${folder}/${file}`, "utf8"));
			if (!isArea(data))
				throw new Error(`${folder}/${file}: ${z.prettifyError(area.safeParse(data).error ?? new z.ZodError([]))}`);
			return [id, { ...data, id }];
		}),
);

function isArea(data: unknown): data is z.input<typeof area> {
	return area.safeParse(data).success;
}

/** The laws of a firm that a practice area is about; none, when the firm works with none of them. */
export function lawsOf(area: CatalogueArea, jurisdictions: readonly Jurisdiction[]): Jurisdiction[] {
	return jurisdictions.filter((each) => area.law.includes(kindOf(each)));
}

function kindOf({ country, region }: Jurisdiction): Law {
	if (country === "US") return region ? "us-state" : "us";
	return region ? "mx-state" : "mx";
}

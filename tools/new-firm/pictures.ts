import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { phrase } from "../../app/content/schema/fields.ts";
import { pictures as picturesSchema } from "../../app/content/schema/firm.ts";
import type { CatalogueArea } from "./catalogue.ts";

const lists = z
	.strictObject({
		neutral: z.record(z.string(), phrase),
		services: z.array(z.string()),
		offices: z.array(z.string()),
	})
	.parse(parse(readFileSync(new URL("pictures.yaml", import.meta.url), "utf8")));

type Picture = z.output<typeof picturesSchema>["pictures"][number];

/** The pictures that a new firm begins with: what the project has and what shows no place. */
export interface PictureChoice {
	/** A service's picture, by the service's id. */
	services: ReadonlyMap<string, string>;
	/** A picture for each office, in the offices' order. */
	offices: readonly string[];
}

/** Hands out pictures: no service shares one with another while there are enough. */
export function choosePictures(areas: readonly CatalogueArea[], offices: number): PictureChoice {
	const taken = new Set<string>();
	const services = new Map(
		areas.map(({ id, pictures }) => {
			const free = [...pictures, ...lists.services].find((name) => !taken.has(name));
			const chosen = free ?? pictures[0] ?? "about";
			taken.add(chosen);
			return [id, chosen];
		}),
	);
	const pool = lists.offices.toSorted((a, b) => Number(taken.has(a)) - Number(taken.has(b)));
	return { services, offices: Array.from({ length: offices }, (_, index) => pool[index % pool.length] ?? "about") };
}

/** Whether an entry of the project's `pictures.yaml` may be another firm's: it shows no place, or is an ornament. */
function isNeutral({ name, kind }: Picture): boolean {
	return kind === "ring" || kind === "ornament" || Object.hasOwn(lists.neutral, name);
}

/**
 * The entries of `pictures.yaml` that the new firm's content uses, with descriptions that name no place.
 *
 * @param source The project's `pictures.yaml` as it is.
 * @param used Names of pictures that the new content uses.
 * @throws when the project no longer has a picture that the content needs
 */
export function keptPictures(source: string, used: ReadonlySet<string>): Picture[] {
	const { pictures } = picturesSchema.parse(parse(source));
	const kept = pictures.filter((picture) => used.has(picture.name) && isNeutral(picture));
	const missing = Array.from(used).filter((name) => !kept.some((picture) => picture.name === name));
	if (missing.length > 0) {
		throw new Error(`The project no longer has the pictures ${missing.join(", ")}: begin from a fresh clone`);
	}
	return kept.map((picture) => {
		const alt = lists.neutral[picture.name];
		return alt ? { ...picture, es: { alt: alt.es }, en: { alt: alt.en } } : picture;
	});
}

import type { z } from "zod";
import { area } from "../../app/content/schema/area.ts";
import { successCase } from "../../app/content/schema/case.ts";
import { faqTopic } from "../../app/content/schema/faq.ts";
import { firm, pictures, topics } from "../../app/content/schema/firm.ts";
import { clo, home, page } from "../../app/content/schema/page.ts";
import { person } from "../../app/content/schema/person.ts";
import { post } from "../../app/content/schema/post.ts";
import { service } from "../../app/content/schema/service.ts";
import { testimonial } from "../../app/content/schema/testimonial.ts";
import { video } from "../../app/content/schema/video.ts";

/**
 * The collections of `app/content` as the tools see them: a folder of entries, or one file. The build has its own list
 * in `app/content/collections.ts`; a test holds the two together.
 */
export const collections = {
	firm: { file: "firm.yaml", schema: firm },
	home: { file: "home.yaml", schema: home },
	clo: { file: "clo.yaml", schema: clo },
	topics: { file: "topics.yaml", schema: topics },
	pictures: { file: "pictures.yaml", schema: pictures },
	pages: { folder: "pages", schema: page },
	services: { folder: "services", schema: service },
	cases: { folder: "cases", schema: successCase },
	testimonials: { folder: "testimonials", schema: testimonial },
	team: { folder: "team", schema: person },
	faq: { folder: "faq", schema: faqTopic },
	videos: { folder: "videos", schema: video },
	posts: { folder: "posts", schema: post },
	areas: { folder: "areas", schema: area },
} as const;

export type CollectionName = keyof typeof collections;

/** What an entry of a collection holds, its Markdown made into HTML. */
export type Fields<Name extends CollectionName> = z.output<(typeof collections)[Name]["schema"]>;

export const collectionNames = Object.keys(collections) as CollectionName[];

/** The collection that a file of `app/content` belongs to, from its path below that folder. */
export function collectionOf(path: string): CollectionName | undefined {
	return collectionNames.find((name) => {
		const collection = collections[name];
		return "file" in collection ? collection.file === path : path.startsWith(`${collection.folder}/`);
	});
}

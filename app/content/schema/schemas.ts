import { area } from "./area.ts";
import { successCase } from "./case.ts";
import { facts } from "./facts.ts";
import { faqTopic } from "./faq.ts";
import { firm, pictures, topics } from "./firm.ts";
import { glossary } from "./glossary.ts";
import { clo, home, page } from "./page.ts";
import { person } from "./person.ts";
import { post } from "./post.ts";
import { service } from "./service.ts";
import { testimonial } from "./testimonial.ts";
import { video } from "./video.ts";

/** Single-entry collections, each in a file with its name: `firm.yaml`. */
export const files = { firm, home, clo, topics, pictures, glossary, facts };

/** Collections with one folder of entries each: `posts/*.yaml`. */
export const folders = {
	pages: page,
	services: service,
	cases: successCase,
	testimonials: testimonial,
	team: person,
	faq: faqTopic,
	videos: video,
	posts: post,
	areas: area,
};

/** The schema of every collection. The build, the content checks and the editor all read this table. */
export const schemas = { ...files, ...folders };

import { defineCollection, defineConfig } from "@content-collections/core";
import { area } from "./schema/area.ts";
import { successCase } from "./schema/case.ts";
import { faqTopic } from "./schema/faq.ts";
import { firm, pictures, topics } from "./schema/firm.ts";
import { clo, home, page } from "./schema/page.ts";
import { person } from "./schema/person.ts";
import { post } from "./schema/post.ts";
import { service } from "./schema/service.ts";
import { testimonial } from "./schema/testimonial.ts";
import { video } from "./schema/video.ts";

/**
 * What the firm says: one YAML file an entry, Spanish and English side by side in it, long text in Markdown.
 * A field that is missing or wrong stops the build. (Folders per language were rejected: editors forget one.)
 */
export default defineConfig({
	content: [
		defineCollection({
			name: "firm",
			typeName: "Firm",
			directory: ".",
			include: "firm.yaml",
			parser: "yaml",
			schema: firm,
		}),
		defineCollection({
			name: "home",
			typeName: "Home",
			directory: ".",
			include: "home.yaml",
			parser: "yaml",
			schema: home,
		}),
		defineCollection({
			name: "clo",
			typeName: "Clo",
			directory: ".",
			include: "clo.yaml",
			parser: "yaml",
			schema: clo,
		}),
		defineCollection({
			name: "topics",
			typeName: "Topics",
			directory: ".",
			include: "topics.yaml",
			parser: "yaml",
			schema: topics,
		}),
		defineCollection({
			name: "pictures",
			typeName: "Pictures",
			directory: ".",
			include: "pictures.yaml",
			parser: "yaml",
			schema: pictures,
		}),
		defineCollection({
			name: "pages",
			typeName: "Page",
			directory: "pages",
			include: "*.yaml",
			parser: "yaml",
			schema: page,
		}),
		defineCollection({
			name: "services",
			typeName: "Service",
			directory: "services",
			include: "*.yaml",
			parser: "yaml",
			schema: service,
		}),
		defineCollection({
			name: "cases",
			typeName: "SuccessCase",
			directory: "cases",
			include: "*.yaml",
			parser: "yaml",
			schema: successCase,
		}),
		defineCollection({
			name: "testimonials",
			typeName: "Testimonial",
			directory: "testimonials",
			include: "*.yaml",
			parser: "yaml",
			schema: testimonial,
		}),
		defineCollection({
			name: "team",
			typeName: "Person",
			directory: "team",
			include: "*.yaml",
			parser: "yaml",
			schema: person,
		}),
		defineCollection({
			name: "faq",
			typeName: "FaqTopic",
			directory: "faq",
			include: "*.yaml",
			parser: "yaml",
			schema: faqTopic,
		}),
		defineCollection({
			name: "videos",
			typeName: "Video",
			directory: "videos",
			include: "*.yaml",
			parser: "yaml",
			schema: video,
		}),
		defineCollection({
			name: "posts",
			typeName: "Post",
			directory: "posts",
			include: "*.yaml",
			parser: "yaml",
			schema: post,
		}),
		defineCollection({
			name: "areas",
			typeName: "Area",
			directory: "areas",
			include: "*.yaml",
			parser: "yaml",
			schema: area,
		}),
	],
});

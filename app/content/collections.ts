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
		defineCollection({ name: "firm", typeName: "Firm", directory: "app/content", include: "firm.yaml", parser: "yaml", schema: firm }),
		defineCollection({ name: "home", typeName: "Home", directory: "app/content", include: "home.yaml", parser: "yaml", schema: home }),
		defineCollection({ name: "clo", typeName: "Clo", directory: "app/content", include: "clo.yaml", parser: "yaml", schema: clo }),
		defineCollection({ name: "topics", typeName: "Topics", directory: "app/content", include: "topics.yaml", parser: "yaml", schema: topics }),
		defineCollection({ name: "pictures", typeName: "Pictures", directory: "app/content", include: "pictures.yaml", parser: "yaml", schema: pictures }),
		defineCollection({ name: "pages", typeName: "Page", directory: "app/content/pages", include: "*.yaml", parser: "yaml", schema: page }),
		defineCollection({ name: "services", typeName: "Service", directory: "app/content/services", include: "*.yaml", parser: "yaml", schema: service }),
		defineCollection({ name: "cases", typeName: "SuccessCase", directory: "app/content/cases", include: "*.yaml", parser: "yaml", schema: successCase }),
		defineCollection({ name: "testimonials", typeName: "Testimonial", directory: "app/content/testimonials", include: "*.yaml", parser: "yaml", schema: testimonial }),
		defineCollection({ name: "team", typeName: "Person", directory: "app/content/team", include: "*.yaml", parser: "yaml", schema: person }),
		defineCollection({ name: "faq", typeName: "FaqTopic", directory: "app/content/faq", include: "*.yaml", parser: "yaml", schema: faqTopic }),
		defineCollection({ name: "videos", typeName: "Video", directory: "app/content/videos", include: "*.yaml", parser: "yaml", schema: video }),
		defineCollection({ name: "posts", typeName: "Post", directory: "app/content/posts", include: "*.yaml", parser: "yaml", schema: post }),
		defineCollection({ name: "areas", typeName: "Area", directory: "app/content/areas", include: "*.yaml", parser: "yaml", schema: area }),
	],
});

import { defineCollection, defineConfig } from "@content-collections/core";
import { area } from "./schema/area.ts";
import { successCase } from "./schema/case.ts";
import { faqTopic } from "./schema/faq.ts";
import { serviceId } from "./schema/fields.ts";
import { firm, pictures, topics } from "./schema/firm.ts";
import { clo, home, page } from "./schema/page.ts";
import { person } from "./schema/person.ts";
import { post } from "./schema/post.ts";
import { service } from "./schema/service.ts";
import { testimonial } from "./schema/testimonial.ts";
import { video } from "./schema/video.ts";

const firmEntries = defineCollection({
	name: "firm",
	typeName: "Firm",
	directory: ".",
	include: "firm.yaml",
	parser: "yaml",
	schema: firm,
});
const homeEntries = defineCollection({
	name: "home",
	typeName: "Home",
	directory: ".",
	include: "home.yaml",
	parser: "yaml",
	schema: home,
});
const cloEntries = defineCollection({
	name: "clo",
	typeName: "Clo",
	directory: ".",
	include: "clo.yaml",
	parser: "yaml",
	schema: clo,
});
const topicsEntries = defineCollection({
	name: "topics",
	typeName: "Topics",
	directory: ".",
	include: "topics.yaml",
	parser: "yaml",
	schema: topics,
});
const picturesEntries = defineCollection({
	name: "pictures",
	typeName: "Pictures",
	directory: ".",
	include: "pictures.yaml",
	parser: "yaml",
	schema: pictures,
});
const pagesEntries = defineCollection({
	name: "pages",
	typeName: "Page",
	directory: "pages",
	include: "*.yaml",
	parser: "yaml",
	schema: page,
});
const servicesEntries = defineCollection({
	name: "services",
	typeName: "Service",
	directory: "services",
	include: "*.yaml",
	parser: "yaml",
	schema: service,
	// The file is named after the page that shows it.
	transform: (entry) => ({ ...entry, id: serviceId.parse(entry._meta.path) }),
});
const casesEntries = defineCollection({
	name: "cases",
	typeName: "SuccessCase",
	directory: "cases",
	include: "*.yaml",
	parser: "yaml",
	schema: successCase,
});
const testimonialsEntries = defineCollection({
	name: "testimonials",
	typeName: "Testimonial",
	directory: "testimonials",
	include: "*.yaml",
	parser: "yaml",
	schema: testimonial,
});
const teamEntries = defineCollection({
	name: "team",
	typeName: "Person",
	directory: "team",
	include: "*.yaml",
	parser: "yaml",
	schema: person,
});
const faqEntries = defineCollection({
	name: "faq",
	typeName: "FaqTopic",
	directory: "faq",
	include: "*.yaml",
	parser: "yaml",
	schema: faqTopic,
});
const videosEntries = defineCollection({
	name: "videos",
	typeName: "Video",
	directory: "videos",
	include: "*.yaml",
	parser: "yaml",
	schema: video,
});
const postsEntries = defineCollection({
	name: "posts",
	typeName: "Post",
	directory: "posts",
	include: "*.yaml",
	parser: "yaml",
	schema: post,
});
const areasEntries = defineCollection({
	name: "areas",
	typeName: "Area",
	directory: "areas",
	include: "*.yaml",
	parser: "yaml",
	schema: area,
});

/**
 * What the firm says: one YAML file an entry, Spanish and English side by side in it, long text in Markdown.
 * A field that is missing or wrong stops the build. (Folders per language were rejected: editors forget one.)
 */
export default defineConfig({
	content: [
		firmEntries,
		homeEntries,
		cloEntries,
		topicsEntries,
		picturesEntries,
		pagesEntries,
		servicesEntries,
		casesEntries,
		testimonialsEntries,
		teamEntries,
		faqEntries,
		videosEntries,
		postsEntries,
		areasEntries,
	],
});

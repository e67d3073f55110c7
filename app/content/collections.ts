import { defineCollection, defineConfig } from "@content-collections/core";
import type { z } from "zod";
import { serviceId } from "./schema/fields.ts";
import { files, folders } from "./schema/schemas.ts";

function file<Name extends string, Schema extends z.ZodType>(name: Name, schema: Schema) {
	return defineCollection({ name, directory: ".", include: `${name}.yaml`, parser: "yaml", schema });
}

function folder<Name extends string, Schema extends z.ZodType>(name: Name, schema: Schema) {
	return defineCollection({ name, directory: name, include: "*.yaml", parser: "yaml", schema });
}

const services = defineCollection({
	name: "services",
	directory: "services",
	include: "*.yaml",
	parser: "yaml",
	schema: folders.services,
	// The file is named after the page that shows it.
	transform: (entry) => ({ ...entry, id: serviceId.parse(entry._meta.path) }),
});

/**
 * What the firm says: one YAML file an entry, Spanish and English side by side in it, long text in Markdown.
 * A field that is missing or wrong stops the build. (Folders per language were rejected: editors forget one.)
 */
export default defineConfig({
	content: [
		file("firm", files.firm),
		file("home", files.home),
		file("clo", files.clo),
		file("topics", files.topics),
		file("pictures", files.pictures),
		folder("pages", folders.pages),
		services,
		folder("cases", folders.cases),
		folder("testimonials", folders.testimonials),
		folder("team", folders.team),
		folder("faq", folders.faq),
		folder("videos", folders.videos),
		folder("posts", folders.posts),
		folder("areas", folders.areas),
	],
});

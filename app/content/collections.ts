import { defineCollection, defineConfig } from "@content-collections/core";
import { serviceId } from "./schema/fields.ts";
import { files, folders } from "./schema/schemas.ts";

function file<Name extends keyof typeof files>(name: Name) {
	return defineCollection({ name, directory: ".", include: `${name}.yaml`, parser: "yaml", schema: files[name] });
}

function folder<Name extends keyof typeof folders>(name: Name) {
	return defineCollection({ name, directory: name, include: "*.yaml", parser: "yaml", schema: folders[name] });
}

const services = defineCollection({
	name: "services",
	directory: "services",
	include: "*.yaml",
	parser: "yaml",
	schema: folders.services,
	// The file has the name of the page that shows it.
	transform: (entry) => ({ ...entry, id: serviceId.parse(entry._meta.path) }),
});

/**
 * What the firm says: one YAML file per entry, with Spanish and English side by side and long text in Markdown. A
 * missing or wrong field stops the build. (One folder per language was rejected: editors forget one.)
 */
export default defineConfig({
	content: [
		file("firm"),
		file("home"),
		file("clo"),
		file("topics"),
		file("pictures"),
		file("glossary"),
		file("facts"),
		folder("pages"),
		services,
		folder("cases"),
		folder("testimonials"),
		folder("team"),
		folder("faq"),
		folder("videos"),
		folder("posts"),
		folder("areas"),
	],
});

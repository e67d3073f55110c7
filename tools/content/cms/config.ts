import type { CmsConfig, EntryCollection } from "@sveltia/cms";
import { z } from "zod";
import { day, longText, markdown } from "../../../app/content/schema/fields.ts";
import { files, folders, schemas } from "../../../app/content/schema/schemas.ts";
import type { Content } from "../content.ts";
import { type CollectionName, contentFolder, placeOf } from "../entry.ts";
import { type Names, valueAt } from "../names.ts";
import { fieldsFor, type Schema } from "./fields.ts";
import labels from "./labels.json" with { type: "json" };

/**
 * The editor's configuration, made of the schemas that the build checks entries with: a field that is added there is
 * a field of the editor at once. (A configuration written by hand was rejected: it would fall behind.)
 *
 * The editor's own way of translating keeps whole entries under each language; here one entry has both, group by
 * group, so `es` and `en` are fields and stand side by side by the editor's style.
 *
 * @param origin where the editor is served
 * @param content as it is now: fields that name a person, a service or a picture choose from it
 */
export function cmsConfig(origin: string, content: Content): CmsConfig {
	const { names } = content;
	return {
		load_config_file: false,
		// The editor wants a host of repositories, but works with a folder of this machine: nobody signs in anywhere. Of
		// the hosts that it knows, this one has an address of one's own, so it asks nobody else how they are.
		backend: { name: "gitea", repo: "firm/site", branch: "main", base_url: origin, api_root: `${origin}/api` },
		app_title: titleOf(content),
		site_url: "http://localhost:5173",
		show_preview_links: false,
		media_folder: `${contentFolder}/pictures`,
		public_folder: "/pictures",
		media_libraries: { stock_assets: { providers: [] } },
		slug: { encoding: "ascii", clean_accents: true },
		editor: { preview: false },
		// What its user leaves empty is left out: the schemas know a field that is missing, not one that says nothing.
		output: { omit_empty_optional_fields: true },
		collections: keysOf(folders).map((name) => entryCollection(name, names)),
		singletons: keysOf(files).map((name) => {
			const { label, icon } = labels.collections[name];
			const file = `${contentFolder}/${placeOf(name)}`;
			return { name, label, icon, format: "yaml", file, fields: fieldsFor(schemaOf(name), names) };
		}),
	};
}

function keysOf<Table extends object>(table: Table) {
	return Object.keys(table) as (keyof Table & CollectionName)[];
}

/** What the editor is called: after the firm whose site it is. */
export function titleOf(content: Content): string {
	const [firm] = content.entries.filter(({ collection }) => collection === "firm");
	const name = valueAt(firm?.data, ["name"]);
	return typeof name === "string" ? `${name}: contenido` : "Contenido";
}

function entryCollection(name: keyof typeof folders, names: Names): EntryCollection {
	const { label, one, icon } = labels.collections[name];
	// Pages have their addresses in the page table; of everything else there may be any number.
	const grows = name !== "pages";
	const title = identifierOf(name);
	return {
		name,
		label,
		label_singular: one,
		icon,
		folder: `${contentFolder}/${placeOf(name)}`,
		extension: "yaml",
		format: "yaml",
		create: grows,
		delete: grows,
		duplicate: grows,
		slug: { template: `{{fields.${title}}}`, editable: grows ? ["create"] : false },
		identifier_field: title,
		summary: `{{${title}}}`,
		// Entries stand in the order that editors gave them; posts by their day.
		sortable_fields: name === "posts" ? ["published"] : name === "pages" ? ["updated"] : ["order"],
		thumbnail: false,
		fields: fieldsFor(schemaOf(name), names),
	};
}

/** What an entry is listed by. */
function identifierOf(name: CollectionName): string {
	if (name === "team" || name === "testimonials") return "name";
	return name === "faq" ? "es.topic" : "es.title";
}

/** A collection's schema as JSON Schema, with the two kinds of text marked that are more than a line. */
function schemaOf(name: CollectionName): Schema {
	return z.toJSONSchema(schemas[name], {
		io: "input",
		unrepresentable: "any",
		override: ({ zodSchema, jsonSchema }) => {
			if (zodSchema === markdown || zodSchema === longText) jsonSchema.format = "markdown";
			if (zodSchema === day) Object.assign(jsonSchema, { type: "string", format: "date" });
		},
	});
}

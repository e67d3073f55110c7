import type { Field } from "@sveltia/cms";
import type { z } from "zod";
import { locales } from "../../../app/locales/locale.ts";
import { type Names, namedBy } from "../names.ts";
import labels from "./labels.json" with { type: "json" };

/** By the names of fields; one that is not here is called by its own name. */
const fieldLabels: Readonly<Record<string, string>> = labels.fields;

export type Schema = z.core.JSONSchema.BaseSchema;

/** JSON Schema allows `true` and `false` for a schema; those of the content are all objects. */
function isGroup(schema: unknown): schema is Schema {
	return typeof schema === "object" && schema !== null && !Array.isArray(schema);
}

function isLocale(name: string): boolean {
	return locales.some((locale) => locale === name);
}

/** What the fields of a schema are made with. */
interface Surroundings {
	names: Names;
	/** Within `es` or `en`, where a topic is a line of text and no reference. */
	prose: boolean;
}

/** The editor's fields for all properties of a schema. @param names what fields can choose from */
export function fieldsFor(schema: Schema, names: Names): Field[] {
	return fieldsIn(schema, { names, prose: false });
}

function fieldsIn({ properties = {}, required = [] }: Schema, around: Surroundings): Field[] {
	return Object.entries(properties).flatMap(([key, property]) =>
		// The words of both languages are always there to be filled in, those that may be left out included.
		isGroup(property) ? fieldOf(key, property, required.includes(key) || isLocale(key), around) : [],
	);
}

/** The editor's field for a property of a schema. */
function fieldOf(name: string, schema: Schema, required: boolean, around: Surroundings): Field {
	const common = { name, label: fieldLabels[name] ?? name, required };
	const within = { ...around, prose: around.prose || isLocale(name) };
	switch (schema.type) {
		case "object":
			return { ...common, widget: "object", fields: fieldsIn(schema, within) };
		case "array":
			return listOf(common, schema, within);
		case "boolean":
			// One that files may leave out begins as the content has it then, or saving an entry would turn it off.
			return { ...common, widget: "boolean", required: false, ...(schema.default === true ? { default: true } : {}) };
		case "integer":
		case "number":
			return numberOf(common, schema);
		default:
			return choiceOf(common, within) ?? textOf(common, schema);
	}
}

type Common = Pick<Field, "name" | "label"> & { required: boolean };

/** A field that names something of the site chooses from what there is. */
function choiceOf(common: Common, { names, prose }: Surroundings) {
	const kind = prose ? undefined : namedBy(common.name);
	const choices = kind && names[kind];
	if (!choices?.size) return undefined;
	// What a picture shows does not say which file it is.
	const isPicture = kind === "picture";
	const options = Array.from(choices, ([value, label]) => ({
		value,
		label: isPicture && label !== value ? `${value}: ${label}` : label,
	}));
	return { ...common, widget: "select" as const, options };
}

function listOf(common: Common, schema: Schema, around: Surroundings): Field {
	const limits = { min: schema.minItems, max: schema.maxItems };
	const tuple = schema.prefixItems?.find(isGroup);
	const items = tuple ?? (isGroup(schema.items) ? schema.items : {});
	const choice = items.type === "object" ? undefined : choiceOf(common, around);
	if (choice) return { ...choice, ...limits, multiple: true };
	if (items.enum) return { ...common, ...limits, widget: "select", multiple: true, options: items.enum.map(String) };
	if (items.type !== "object") {
		return { ...common, ...limits, widget: "list", collapsed: false, field: fieldOf("item", items, true, around) };
	}
	const fields = fieldsIn(items, around);
	return { ...common, ...limits, widget: "list", collapsed: true, summary: summaryOf(items), fields };
}

/** What a collapsed item of a list is called: its title in Spanish, or whatever comes first. */
function summaryOf(items: Schema): string {
	const spanish = items.properties?.es;
	const within = isGroup(spanish) && spanish.properties ? Object.keys(spanish.properties)[0] : undefined;
	const first = Object.keys(items.properties ?? {})[0] ?? "";
	if (within) return `{{es.${within}}}`;
	return spanish ? "{{es}}" : `{{${first}}}`;
}

function numberOf(common: Common, schema: Schema): Field {
	const whole = schema.type === "integer";
	if (typeof schema.const === "number") {
		return { ...common, widget: "number", value_type: "int", default: schema.const, readonly: true };
	}
	const least = schema.minimum ?? (schema.exclusiveMinimum === 0 ? 1 : undefined);
	const most = whole && (schema.maximum ?? 0) > 1e9 ? undefined : schema.maximum;
	return {
		...common,
		widget: "number",
		value_type: whole ? "int" : "float",
		step: whole ? 1 : 0.0001,
		min: least,
		max: most,
	};
}

function textOf(common: Common, schema: Schema): Field {
	if (schema.enum) return { ...common, widget: "select", options: schema.enum.map(String) };
	// A day is text of one form; the editor's calendar is its own business.
	if (schema.format === "date") {
		return {
			...common,
			widget: "datetime",
			type: "date",
			format: "YYYY-MM-DD",
			date_format: "YYYY-MM-DD",
			time_format: false,
		};
	}
	// Raw first: the editor then leaves a text alone that nobody touched.
	if (schema.format === "markdown") return { ...common, widget: "markdown", modes: ["raw", "rich_text"] };
	const length = { minlength: schema.minLength, maxlength: schema.maxLength };
	const line = schema.pattern === "^[^\\n]*$";
	// A line of a sentence or more gets a box that shows all of it.
	if (line && (labels.sentences.includes(common.name) || (schema.maxLength ?? 0) > 100))
		return { ...common, ...length, widget: "text" };
	// The editor reads patterns without Unicode's classes, and would take every value for wrong; the build checks it.
	if (line || !schema.pattern || schema.pattern.includes("\\p{")) return { ...common, ...length, widget: "string" };
	return { ...common, ...length, widget: "string", pattern: [schema.pattern, "No tiene la forma que pide el sitio."] };
}

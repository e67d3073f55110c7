import type { z } from "zod";
import { valueAt } from "./names.ts";

type Issue = z.core.$ZodIssue;

/**
 * What a schema found, in words for whoever edits the entry: what stands there, and what should.
 *
 * @param data what the file says
 */
export function plainIssue(issue: Issue, data: unknown): string {
	const value = valueAt(data, issue.path);
	switch (issue.code) {
		case "invalid_type":
			return wrongType(value, issue.expected);
		case "too_small":
			return wrongSize(value, issue.minimum, "least");
		case "too_big":
			return wrongSize(value, issue.maximum, "most");
		case "invalid_value":
			return value === undefined ? "is missing" : `${shown(value)} is none of ${issue.values.map(String).join(", ")}`;
		case "unrecognized_keys":
			return `${issue.keys.map((key) => `"${key}"`).join(", ")} is no field here: is it misspelt, or does it begin too far to the left?`;
		case "invalid_format":
			return value === undefined ? "is missing" : wrongForm(value, issue.format, issue.message);
		case "invalid_union": {
			// The last of the forms that a value may have is the one to name.
			const [inner] = issue.errors.at(-1) ?? [];
			return inner ? plainIssue({ ...inner, path: [] }, value) : issue.message;
		}
		default:
			return value === undefined && issue.path.length > 0 ? "is missing" : issue.message;
	}
}

const types: Readonly<Record<string, string>> = {
	string: "a text",
	number: "a number",
	int: "a whole number",
	boolean: "true or false",
	array: "a list",
	tuple: "a list",
	object: "a group of fields",
};

function wrongType(value: unknown, expected: string): string {
	if (value === undefined) return "is missing";
	if (value === null) return "is empty";
	const wanted = types[expected] ?? expected;
	if (expected === "string" && typeof value !== "object")
		return `must be a text: put quotation marks around it, "${value}"`;
	if (expected === "array" && typeof value === "string" && value.startsWith("-")) {
		return "must be a list: put a blank after each dash";
	}
	return `is ${typeof value === "object" ? (Array.isArray(value) ? "a list" : "a group of fields") : shown(value)}, and must be ${wanted}`;
}

function wrongSize(value: unknown, limit: number | bigint, which: "least" | "most"): string {
	if (value === undefined) return "is missing";
	if (typeof value === "string") {
		const length = value.trim().length;
		if (length === 0) return "is empty";
		return `has ${length} characters, at ${which} ${limit} are allowed`;
	}
	if (Array.isArray(value)) return `has ${value.length} items, at ${which} ${limit} are allowed`;
	return `is ${shown(value)}, at ${which} ${limit} is allowed`;
}

const forms: Readonly<Record<string, string>> = {
	email: "an e-mail address",
	url: "an address that begins with https://",
	date: "a day such as 2026-11-30",
	hostname: "a domain without https:// such as www.example.com",
};

/** A pattern of the schemas says itself what it wants. */
function wrongForm(value: unknown, format: string, message: string): string {
	const wanted = forms[format];
	return wanted ? `${shown(value)} must be ${wanted}` : `${shown(value)} ${message}`;
}

function shown(value: unknown): string {
	const text = String(value);
	return `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`;
}

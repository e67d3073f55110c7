import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { type Locale, locales } from "../../app/locales/locale.ts";

/** What starter texts can say of a firm, in a language. A text that names another fact stops the tool. */
export type Facts = Readonly<Record<string, string>>;

/** What starter texts can ask of a firm: `{if mexico}`. */
export type Conditions = Readonly<Record<string, boolean>>;

/** What a starter text is filled in with. */
export interface Filling {
	facts: Record<Locale, Facts>;
	conditions: Conditions;
}

const folder = fileURLToPath(new URL("starter", import.meta.url));

/** Below the folder of the starter texts, which mirrors that of the content. */
export function starterFiles(): string[] {
	return globSync("**/*.yaml", { cwd: folder }).sort();
}

/** A starter text with the firm's facts filled in. */
export function starterEntry(file: string, filling: Filling): unknown {
	return filled(parse(readFileSync(`${folder}/${file}`, "utf8")), filling);
}

/** Fields that pages cut off: of several wordings, from the fullest to the barest, the first one that fits is taken. */
const longest: Readonly<Record<string, number>> = { title: 60, description: 160 };

/**
 * Fills in a starter text:
 *
 * - `{{fact}}` becomes the fact, in the language of the text
 * - `{if condition}…{end}` and `{if not condition}…{end}` stay or go
 * - an item of a list with `when: condition` or `when: not condition` stays, without that field, or goes
 * - of a list of wordings for a title or a description, the first that is not too long
 *
 * @throws RangeError for a fact or a condition that does not exist
 */
export function filled(value: unknown, filling: Filling, locale?: Locale): unknown {
	if (typeof value === "string") return filledText(value, filling, locale ?? "es");
	if (Array.isArray(value)) {
		return value.filter((item) => isKept(item, filling)).map((item) => filled(item, filling, locale));
	}
	if (typeof value !== "object" || value === null) return value;
	const fields = Object.entries(value).filter(([field]) => field !== "when");
	return Object.fromEntries(
		fields.map(([field, item]) => {
			const made = filled(item, filling, locale ?? locales.find((each) => each === field));
			const limit = longest[field];
			return [field, limit && Array.isArray(made) ? fitting(made, limit) : made];
		}),
	);
}

function isKept(item: unknown, { conditions }: Filling): boolean {
	if (typeof item !== "object" || item === null || !("when" in item)) return true;
	return holds(String(item.when), conditions);
}

function holds(condition: string, conditions: Conditions): boolean {
	const [, not, name = ""] = /^(not )?(\w+)$/.exec(condition) ?? [];
	const value = conditions[name];
	if (value === undefined) throw new RangeError(`A starter text asks for "${condition}", which is no condition`);
	return not ? !value : value;
}

function filledText(text: string, { facts, conditions }: Filling, locale: Locale): string {
	return text
		.replace(/\{if ([^}]+)\}(.*?)\{end\}/gs, (_, condition: string, inner: string) =>
			holds(condition, conditions) ? inner : "",
		)
		.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
			const fact = facts[locale][name];
			if (fact === undefined) throw new RangeError(`A starter text names "${name}", which is no fact of this firm`);
			return fact;
		})
		.replace(/\n{3,}/g, "\n\n")
		.trim();
}

function fitting(wordings: readonly unknown[], limit: number): unknown {
	return wordings.find((wording) => String(wording).length <= limit) ?? wordings.at(-1);
}

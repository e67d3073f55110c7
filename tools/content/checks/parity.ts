import type { Locale } from "../../../app/locales/locale.ts";
import type { Content } from "../content.ts";
import type { Entry, Path } from "../entry.ts";
import { type Finding, findingAt } from "../findings.ts";
import { outlineOf } from "../markdown.ts";
import { textsIn } from "../texts.ts";

/**
 * Both languages of an entry say the same in the same order: as many headings, list items and table rows. Links that
 * only one of them has are a hint, since one language may need a link that the other does not.
 */
export function checkParity({ entries }: Content): Finding[] {
	return entries.flatMap((entry) => {
		const [spanish, english] = [textsByPlace(entry, "es"), textsByPlace(entry, "en")];
		return Array.from(new Map([...spanish, ...english]), ([place, { path }]) =>
			compared(entry, path, spanish.get(place)?.value, english.get(place)?.value),
		).flat();
	});
}

/** The texts of a language by where their English stands. Blank ones say nothing. */
function textsByPlace(entry: Entry, locale: Locale): ReadonlyMap<string, { path: Path; value: string }> {
	return new Map(
		textsIn(entry, locale)
			.filter(({ value }) => /\S/.test(value))
			.map(({ path, value }) => {
				const english = path.with(path.indexOf(locale), "en");
				return [english.join("."), { path: english, value }];
			}),
	);
}

function compared(entry: Entry, path: Path, es: string | undefined, en: string | undefined): Finding[] {
	const field = path.join(".");
	if (es === undefined || en === undefined) return [findingAt(entry, path, `${field} is in one language only`)];
	const [spanish, english] = [outlineOf(es), outlineOf(en)];
	const differing = (["headings", "lists", "tables"] as const)
		.filter((part) => spanish[part].join() !== english[part].join())
		.map((part) => `${field} has ${part} ${shown(english[part])} where Spanish has ${shown(spanish[part])}`)
		.map((message) => findingAt(entry, path, message));
	if (spanish.links.length === english.links.length) return differing;
	const links = `${field} has ${english.links.length} links where Spanish has ${spanish.links.length}`;
	return [...differing, findingAt(entry, path, links, "hint")];
}

function shown(values: readonly (string | number)[]): string {
	return `[${values.join(", ")}]`;
}

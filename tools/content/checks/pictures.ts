import { locales } from "../../../app/locales/locale.ts";
import type { Content } from "../content.ts";
import { type Finding, findingAt } from "../findings.ts";
import { outlineOf } from "../markdown.ts";

/** Kinds of pictures that say nothing and so are left out by screen readers: an empty text is right for them. */
const decorative: readonly string[] = ["ornament", "ring"];

/** A picture that shows something says in both languages what (WCAG 1.1.1). */
export function checkPictures(content: Content): Finding[] {
	const pictures = content.valid("pictures").flatMap((entry) =>
		entry.fields.pictures.flatMap((picture, index) =>
			locales
				.filter((locale) => !decorative.includes(picture.kind) && picture[locale].alt.trim() === "")
				.map((locale) => {
					const message = `the picture "${picture.name}" has no alternative text in ${locale}`;
					return findingAt(entry, ["pictures", index, locale, "alt"], message);
				}),
		),
	);
	const inMarkdown = content.texts
		.filter(({ value }) => outlineOf(value).images.some((text) => text.trim() === ""))
		.map(({ entry, path }) => findingAt(entry, path, `${path.join(".")} has an image without alternative text`));
	return [...pictures, ...inMarkdown];
}

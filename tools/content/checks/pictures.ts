import type { Content } from "../content.ts";
import { findingAt } from "../entry.ts";
import type { Finding } from "../finding.ts";
import { outlineOf } from "../markdown.ts";
import { textsOf } from "../texts.ts";

/** Kinds of pictures that say nothing and so are left out by screen readers: an empty text is right for them. */
const decorative: readonly string[] = ["ornament", "ring"];

/** A picture that shows something says in both languages what (WCAG 1.1.1). */
export function checkPictures(content: Content): Finding[] {
	return [...picturesWithoutText(content), ...imagesWithoutText(content)];
}

function picturesWithoutText(content: Content): Finding[] {
	return content
		.valid("pictures")
		.flatMap((entry) =>
			entry.fields.pictures.flatMap((picture, index) =>
				decorative.includes(picture.kind)
					? []
					: (["es", "en"] as const)
							.filter((locale) => picture[locale].alt.trim() === "")
							.map((locale) =>
								findingAt(
									"error",
									entry,
									["pictures", index, locale, "alt"],
									`the picture "${picture.name}" has no alternative text in ${locale}`,
								),
							),
			),
		);
}

/** Images in Markdown: `![](…)`. */
function imagesWithoutText({ entries }: Content): Finding[] {
	return entries.flatMap((entry) =>
		textsOf(entry)
			.filter(({ value }) => outlineOf(value).images.some((text) => text.trim() === ""))
			.map(({ path }) => findingAt("error", entry, path, `${path.join(".")} has an image without alternative text`)),
	);
}

import { locales } from "../../../app/locales/locale.ts";
import { leastWidth, versionOf } from "../../pictures/derivation.ts";
import { type Content, pictureFolder, type Valid } from "../content.ts";
import { type Finding, findingAt, findingIn } from "../findings.ts";
import { outlineOf } from "../markdown.ts";

/** Kinds of pictures that say nothing and so are left out by screen readers: an empty text is right for them. */
const decorative: readonly string[] = ["ornament", "ring"];

/** Most bytes of a picture's source: several times what the widest one needs, and a small part of a camera's. */
const mostBytes = 3_000_000;

/**
 * A picture that shows something says in both languages what (WCAG 1.1.1); its file is there, wide enough and no heavier
 * than it needs to be; and what is served was made of it.
 */
export function checkPictures(content: Content): Finding[] {
	return [
		...content.valid("pictures").flatMap((entry) => [...undescribed(entry), ...faulty(entry, content)]),
		...inMarkdown(content),
		...unused(content),
	];
}

function undescribed(entry: Valid<"pictures">): Finding[] {
	return entry.fields.pictures.flatMap((picture, index) =>
		locales
			.filter((locale) => !decorative.includes(picture.kind) && picture[locale].alt.trim() === "")
			.map((locale) => {
				const message = `the picture "${picture.name}" has no alternative text in ${locale}`;
				return findingAt(entry, ["pictures", index, locale, "alt"], message);
			}),
	);
}

type Picture = Valid<"pictures">["fields"]["pictures"][number];

/** What is wrong with the files of pictures, each with its first fault: the next may come of it. */
function faulty(entry: Valid<"pictures">, content: Content): Finding[] {
	return entry.fields.pictures.flatMap((picture, index) => {
		const fault = faultOf(picture, content);
		return fault ? [findingAt(entry, ["pictures", index, "name"], fault)] : [];
	});
}

function faultOf(picture: Picture, { pictureFiles, derived }: Content): string | undefined {
	const { name, kind } = picture;
	const path = `${pictureFolder}/${name}.jpg`;
	const file = pictureFiles.get(name);
	if (!file) return `there is no picture file "${name}": put it in ${path}`;
	if (!file.width) return `${path} is no picture that can be read: export it as JPEG again`;
	if (file.width < leastWidth(kind)) {
		return `${path} is ${file.width} px wide; a picture of the kind "${kind}" needs ${leastWidth(kind)} px: take a larger one`;
	}
	if (file.bytes > mostBytes) {
		const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0);
		return `${path} has ${megabytes(file.bytes)} MB, at most ${megabytes(mostBytes)}: export it ${leastWidth(kind)} px wide, as JPEG of quality 85`;
	}
	const made = derived.manifest[name];
	const version = versionOf(file.hash, picture, file.width);
	const served = made?.widths.every((width) => derived.files.has(`${name}-${width}.${version}.jpg`));
	return made?.version === version && served
		? undefined
		: `the served sizes of "${name}" are not of this file: run npm run pictures`;
}

function inMarkdown({ texts }: Content): Finding[] {
	return texts
		.filter(({ value }) => outlineOf(value).images.some((text) => text.trim() === ""))
		.map(({ entry, path }) => findingAt(entry, path, `${path.join(".")} has an image without alternative text`));
}

/** A picture that `pictures.yaml` does not name is never shown. */
function unused(content: Content): Finding[] {
	const names = content.names.picture;
	if (!names) return [];
	return Array.from(content.pictureFiles.keys())
		.filter((name) => !names.has(name))
		.map((name) =>
			findingIn(`${pictureFolder}/${name}.jpg`, "is not named in pictures.yaml, so it is shown nowhere", "hint"),
		);
}

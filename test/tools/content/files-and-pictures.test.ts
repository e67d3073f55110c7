import { describe, expect, it } from "vitest";
import { checkFiles } from "../../../tools/content/checks/files.ts";
import { checkPictures } from "../../../tools/content/checks/pictures.ts";
import type { PictureFile } from "../../../tools/content/content.ts";
import { hashOf } from "../../../tools/pictures/derivation.ts";
import { broken, content, lineWith, replaced, said } from "./broken.ts";

describe("names of files", () => {
	it("of the site's content can stand in an address", () => {
		expect(checkFiles(content())).toEqual([]);
	});

	it.each([
		["posts/Poder_Sonora.yaml", "has a name that cannot stand in an address: call it poder-sonora.yaml"],
		["posts/Año nuevo.yaml", "has a name that cannot stand in an address: call it ano-nuevo.yaml"],
		["posts/poder.yml", "is not read by the site: entries end in .yaml: call it poder.yaml"],
		["posts/2026/poder.yaml", "is not read by the site: it is in no folder of a collection"],
		["post/poder.yaml", "is not read by the site: it is in no folder of a collection"],
		["poder.yaml", "is not read by the site: it is in no folder of a collection"],
		["posts/poder.docx", "is not read by the site: entries end in .yaml: call it poder.yaml"],
		["pictures/2026/lobby.jpg", "is not read by the site: it is in no folder of a collection"],
		["pictures/Lobby.jpg", "has a name that cannot stand in an address: call it lobby.jpg"],
		["pictures/lobby.png", "is not read by the site: pictures are JPEG: export it as lobby.jpg"],
		["pictures/lobby.JPG", "is not read by the site: pictures are JPEG: export it as lobby.jpg"],
	])("%s", (path, message) => {
		expect(said(checkFiles({ ...content(), files: [path] }))).toEqual([`error ${path}: ${message}`]);
	});

	it.each(["firm.yaml", "posts/poder-sonora.yaml", "pages/not-found.yaml", "pictures/lobby-2.jpg", "minimums.yaml"])(
		"%s is right",
		(path) => {
			expect(checkFiles({ ...content(), files: [path] })).toEqual([]);
		},
	);
});

describe("pictures", () => {
	it("of the site's content are all in order", () => {
		expect(checkPictures(content())).toEqual([]);
	});

	it("say in both languages what they show", () => {
		expect(said(checkPictures(broken("pictures.yaml", [["pictures", 0, "en", "alt"], ""])))).toEqual([
			'error pictures.yaml: the picture "hero" has no alternative text in en',
		]);
	});

	it("in Markdown need a text too", () => {
		const found = checkPictures(
			replaced("posts/heredar-el-negocio.yaml", "## Cuánto vale", "![](/a.jpg)\n\n    ## Cuánto vale"),
		);
		expect(said(found)).toEqual(["error posts/heredar-el-negocio.yaml: es.body has an image without alternative text"]);
	});

	/** The site's content with another file for its picture `coast`. */
	function withPicture(changes: Partial<PictureFile> | undefined) {
		const some = content();
		const files = new Map(some.pictureFiles);
		const coast = files.get("coast");
		if (changes && coast) files.set("coast", { ...coast, ...changes });
		else files.delete("coast");
		return { ...some, pictureFiles: files };
	}

	it.each<[what: string, changes: Partial<PictureFile> | undefined, message: string]>([
		["without a file", undefined, 'there is no picture file "coast": put it in app/content/pictures/coast.jpg'],
		["that is no picture", { width: undefined }, "coast.jpg is no picture that can be read: export it as JPEG again"],
		[
			"that is too narrow",
			{ width: 600 },
			'coast.jpg is 600 px wide; a picture of the kind "photograph" needs 1920 px',
		],
		["that is too heavy", { bytes: 62_000_000 }, "coast.jpg has 62 MB, at most 3.0: export it 1920 px wide"],
		[
			"that is new",
			{ hash: hashOf(Buffer.from("another")) },
			'the served sizes of "coast" are not of this file: run npm run pictures',
		],
	])("%s are told once, with line and mend", (_, changes, message) => {
		const found = checkPictures(withPicture(changes));
		expect(found).toMatchObject([
			{ level: "error", file: "app/content/pictures.yaml", line: lineWith("pictures.yaml", "name: coast") },
		]);
		expect(found[0]?.message).toContain(message);
	});

	it("are stale when their kind changes, or a served file is gone", () => {
		const kind = broken("pictures.yaml", [["pictures", 0, "sky"], false]);
		expect(said(checkPictures(kind)).join()).toContain('"hero" are not of this file');
		const { derived, ...some } = content();
		const files = new Set([...derived.files].filter((name) => !name.startsWith("hero-1024.")));
		expect(said(checkPictures({ ...some, derived: { ...derived, files } })).join()).toContain('"hero" are not of');
	});

	it("that nothing names are a hint", () => {
		const some = content();
		const files = new Map(some.pictureFiles).set("lobby", { bytes: 1, width: 1920, hash: hashOf(Buffer.from("")) });
		expect(said(checkPictures({ ...some, pictureFiles: files }))).toEqual([
			"hint pictures/lobby.jpg: is not named in pictures.yaml, so it is shown nowhere",
		]);
	});
});

import type { Hash } from "node:crypto";
import { existsSync, globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { hashOf, type PictureManifest } from "../pictures/derivation.ts";
import { contentFolder } from "./entry.ts";

/** The file of a picture, as far as the checks look at it. */
export interface PictureFile {
	bytes: number;
	/** In pixels; nothing where the file is no picture. */
	width: number | undefined;
	hash: Hash;
}

/** Where pictures stand, from the project's folder. */
export const pictureFolder = `${contentFolder}/pictures`;

/** The pictures of the content by their names, without ending. */
export async function readPictureFiles(): Promise<ReadonlyMap<string, PictureFile>> {
	const files = globSync("*.jpg", { cwd: pictureFolder }).sort();
	return new Map(await Promise.all(files.map(async (file) => [file.replace(/\.jpg$/, ""), await read(file)] as const)));
}

async function read(file: string): Promise<PictureFile> {
	const source = await readFile(join(pictureFolder, file));
	const metadata = await sharp(source)
		.metadata()
		.catch(() => undefined);
	return { bytes: source.length, width: metadata?.width, hash: hashOf(source) };
}

/** What `npm run pictures` made of them, and the names of the files it wrote. */
export interface DerivedPictures {
	manifest: PictureManifest;
	files: ReadonlySet<string>;
}

export async function readDerivedPictures(): Promise<DerivedPictures> {
	const manifest = "app/content/pictures.json";
	return {
		manifest: existsSync(manifest) ? JSON.parse(await readFile(manifest, "utf8")) : {},
		files: new Set(globSync("*", { cwd: "public/pictures" })),
	};
}

/**
 * Makes the site's icons from the brand's mark and writes them to `public/`. The files are committed: run it when the
 * mark changes.
 *
 *   npm run icons
 */
import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

const folder = "public";
const noche = "#0b272c";

/** Below this the inner ring closes up: the outer one stands alone, with a heavier line. In CSS pixels. */
const bothRingsFrom = 24;

const mark = await readFile("public/brand/mark.svg", "utf8");
const paths = /<defs>.*<\/defs>/.exec(mark)?.[0];
const colour = /stroke="(#\w+)"/.exec(mark)?.[1];
const uses = mark.match(/<use [^>]*>/g) ?? [];
const rings = (id: string) => uses.filter((use) => use.includes(`href="#${id}"`)).join("");
if (!paths || !colour || !rings("a") || !rings("b")) throw new Error("public/brand/mark.svg is not drawn as expected");

/**
 * The mark on its ground.
 *
 * @param half Half of the drawing's side, in the mark's units: its radius is 367, so 430 leaves a narrow margin.
 * @param corner Radius of the ground's corners, as a share of the side; systems that cut icons themselves want 0.
 */
function icon({
	half,
	corner,
	inner = true,
	line,
}: {
	half: number;
	corner: number;
	inner?: boolean;
	line: number;
}): string {
	const side = 2 * half;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-half} ${-half} ${side} ${side}"><rect x="${-half}" y="${-half}" width="${side}" height="${side}" rx="${side * corner}" fill="${noche}"/>${paths}<g fill="none" stroke="${colour}" stroke-width="${line}">${rings("a")}${inner ? `<g class="inner">${rings("b")}</g>` : ""}</g></svg>\n`;
}

/** The vector icon says itself when it is shown small: a browser picks the size. */
function adaptive(): string {
	const rule = `@media (max-width:${bothRingsFrom - 1}px){.inner{display:none}g{stroke-width:20}}`;
	return icon({ half: 430, corner: 0.14, line: 11 }).replace("<rect", `<style>${rule}</style><rect`);
}

const png = (svg: string, pixels: number) =>
	sharp(Buffer.from(svg), { density: 300 })
		.resize(pixels, pixels)
		.png({ compressionLevel: 9, palette: pixels > 48 })
		.toBuffer();

/** An ICO file of PNG images (the directory that Windows Vista introduced; every browser reads it). */
function ico(images: { pixels: number; data: Buffer }[]): Buffer {
	const header = Buffer.alloc(6 + 16 * images.length);
	header.writeUInt16LE(1, 2);
	header.writeUInt16LE(images.length, 4);
	let offset = header.length;
	images.forEach(({ pixels, data }, index) => {
		const entry = 6 + 16 * index;
		header.writeUInt8(pixels, entry);
		header.writeUInt8(pixels, entry + 1);
		header.writeUInt16LE(1, entry + 4);
		header.writeUInt16LE(32, entry + 6);
		header.writeUInt32LE(data.length, entry + 8);
		header.writeUInt32LE(offset, entry + 12);
		offset += data.length;
	});
	return Buffer.concat([header, ...images.map(({ data }) => data)]);
}

const tiny = icon({ half: 420, corner: 0.14, inner: false, line: 20 });
const small = icon({ half: 415, corner: 0.14, line: 14 });
const square = icon({ half: 460, corner: 0, line: 9 });
// Android cuts a circle of 80 % out of a maskable icon (W3C, App Manifest, "safe zone").
const maskable = icon({ half: 520, corner: 0, line: 9 });

const files: Record<string, Buffer | string> = {
	"favicon.svg": adaptive(),
	"favicon.ico": ico([
		{ pixels: 16, data: await png(tiny, 16) },
		{ pixels: 32, data: await png(small, 32) },
	]),
	"apple-touch-icon.png": await png(square, 180),
	"icon-192.png": await png(icon({ half: 430, corner: 0.14, line: 9 }), 192),
	"icon-512.png": await png(icon({ half: 430, corner: 0.14, line: 9 }), 512),
	"icon-maskable-512.png": await png(maskable, 512),
};

for (const [name, data] of Object.entries(files)) {
	await writeFile(`${folder}/${name}`, data);
	console.log(`${name}: ${(data.length / 1024).toFixed(1)} KB`);
}

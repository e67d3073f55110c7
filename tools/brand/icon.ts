import sharp from "sharp";
import type { Svg } from "./svg.ts";

/** Where in its viewBox a mark is drawn, in its units from the viewBox's corner. */
export interface Area {
	left: number;
	top: number;
	width: number;
	height: number;
	/** Of the circle around the area's middle that holds all of it. */
	radius: number;
}

export interface Drawn {
	svg: Svg;
	area: Area;
}

interface Look {
	ground: string;
	/** How much of the icon's side the mark takes, at its widest. */
	share: number;
	/** Radius of the ground's corners, as a share of the side; systems that cut icons themselves want 0. */
	corner: number;
	/** The share is that of a circle around the mark, of which a system cuts nothing. */
	round?: boolean;
	/** Instead of the mark where the icon is shown with less than 24 pixels: a browser picks the size. */
	small?: Drawn;
}

/** Side of the drawing from which the area is measured, in pixels. */
const measured = 1024;

/** Where a mark is drawn, whatever room is left around it. @throws where nothing is */
export async function drawn(svg: Svg): Promise<Drawn> {
	return { svg, area: await drawnArea(svg) };
}

async function drawnArea({ source, width, height }: Svg): Promise<Area> {
	const scale = measured / Math.max(width, height);
	const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
	const sized = source.replace("<svg", `<svg width="${size.width}" height="${size.height}"`);
	const { data, info } = await sharp(Buffer.from(sized))
		.ensureAlpha()
		.extractChannel("alpha")
		.raw()
		.toBuffer({ resolveWithObject: true });
	const points: [x: number, y: number][] = [];
	// Of each row the ends are enough: what lies between is nearer to the middle.
	for (let y = 0; y < info.height; y++) {
		const row = data.subarray(y * info.width, (y + 1) * info.width);
		const first = row.findIndex((alpha) => alpha > 32);
		if (first >= 0) points.push([first, y + 0.5], [row.findLastIndex((alpha) => alpha > 32) + 1, y + 0.5]);
	}
	if (points.length === 0) throw new Error("public/brand/mark.svg shows nothing");
	const xs = points.map(([x]) => x / scale);
	const ys = points.map(([, y]) => y / scale);
	const [left, top] = [Math.min(...xs), Math.min(...ys)];
	const area = { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
	const middle = [left + area.width / 2, top + area.height / 2] as const;
	const radius = Math.max(...points.map(([x, y]) => Math.hypot(x / scale - middle[0], y / scale - middle[1])));
	return { ...area, radius };
}

/** Side of an icon's drawing, in its own units. */
const side = 1000;

/** An icon: the mark in the middle of its ground. */
export function icon(mark: Drawn, { ground, share, corner, round = false, small }: Look): string {
	const placed = ({ svg, area }: Drawn, name: string) => {
		const scale = (side * share) / (round ? 2 * area.radius : Math.max(area.width, area.height));
		const at = (from: number, length: number) => tenths(side / 2 - (from + length / 2) * scale);
		const corner = `x="${at(area.left, area.width)}" y="${at(area.top, area.height)}"`;
		const size = `width="${tenths(svg.width * scale)}" height="${tenths(svg.height * scale)}"`;
		return svg.source.replace("<svg", `<svg class="${name}" ${corner} ${size}`);
	};
	const style = small
		? "<style>.small{display:none}@media(max-width:23px){.mark{display:none}.small{display:inline}}</style>"
		: "";
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${style}<rect width="${side}" height="${side}" rx="${side * corner}" fill="${ground}"/>${placed(mark, "mark")}${small ? placed(small, "small") : ""}</svg>\n`;
}

function tenths(value: number): number {
	return Math.round(value * 10) / 10;
}

/** An ICO file of PNG images (the directory that Windows Vista introduced; every browser reads it). */
export function ico(images: readonly { pixels: number; data: Buffer }[]): Buffer {
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

import ph from "@iconify-json/ph/icons.json" with { type: "json" };
import { optimize } from "svgo";
import compile from "unplugin-icons/vite";

const drawings: Readonly<Record<string, { body: string } | undefined>> = ph.icons;

/**
 * Phosphor's icons as components: `~icons/ph/NAME`. They are drawn on a grid of 256 and shown at 20 pixels or so: in whole
 * units they look the same on every screen, and are two thirds of the bytes, in every page.
 */
export function icons() {
	return compile({ compiler: "jsx", jsx: "react", scale: 1.25, customCollections: { ph: draw } });
}

async function draw(name: string): Promise<string | undefined> {
	const drawing = drawings[name];
	if (!drawing) return undefined;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">${drawing.body}</svg>`;
	return optimize(svg, { floatPrecision: 0, plugins: ["convertPathData"] }).data;
}

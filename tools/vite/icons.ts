import ph from "@iconify-json/ph/icons.json" with { type: "json" };
import { optimize } from "svgo";
import type { Plugin } from "vite";

const drawings: Readonly<Record<string, { body: string } | undefined>> = ph.icons;
const prefix = "~icons/ph/";

/** Phosphor's icons as components: `~icons/ph/NAME`, of which each is its path alone (`app/ui/icon.ts`). */
export function icons(): Plugin {
	return {
		name: "icons",
		resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : null),
		load(id) {
			if (!id.startsWith(`\0${prefix}`)) return null;
			const path = JSON.stringify(draw(id.slice(prefix.length + 1)));
			return `import { icon } from "/app/ui/icon.ts";\nexport default /* @__PURE__ */ icon(${path});`;
		},
	};
}

/**
 * The path of an icon. They are drawn on a grid of 256 and shown at 20 pixels or so: in whole units they look the same on
 * every screen, and are two thirds of the bytes, in every page.
 *
 * @throws for an icon that Phosphor does not have, or that is more than one path
 */
function draw(name: string): string {
	const svg = `<svg xmlns="http://www.w3.org/2000/svg">${drawings[name]?.body}</svg>`;
	const { data } = optimize(svg, { floatPrecision: 0, plugins: ["convertPathData"] });
	const [, path] = /^<svg[^>]*><path fill="currentColor" d="([^"]+)"\/><\/svg>$/.exec(data) ?? [];
	if (!path) throw new Error(`Phosphor's ${name} is not one path`);
	return path;
}

import type { Plugin } from "vite";

/**
 * Dynamic imports as they are written. Vite wraps them in a helper that fetches styles first and modules ahead: the site
 * has one stylesheet, and a file that is fetched on demand brings next to nothing that a page does not have already.
 */
export function plainImports(): Plugin {
	return {
		name: "plain-imports",
		enforce: "pre",
		apply: "build",
		config: () => ({ build: { modulePreload: false } }),
		load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null),
	};
}

/** Icons of the site as an application, made by `npm run icons` and served from the root. */
export const icons = [
	{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
	{ src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
	{ src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
	{ src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
] as const;

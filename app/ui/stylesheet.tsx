import stylesheet from "../app.css?url";

/**
 * The full stylesheet, to be placed right after a page's first screen: browsers paint what comes before it and hold
 * back what follows until it loads. The first screen itself uses `first-screen.css`, which is inlined in every page. In
 * development, `entry.server.tsx` links to it, since React could not remove what Vite replaces.
 */
export function Stylesheet() {
	return import.meta.env.DEV ? null : <link rel="stylesheet" href={stylesheet} />;
}

/**
 * Loads it once more for pages reached by client navigation, so that none of them goes without it; it applies from the
 * first one.
 */
export function keepStylesheet(): () => void {
	const link = document.createElement("link");
	Object.assign(link, { rel: "stylesheet", href: stylesheet, media: "not all" });
	document.head.appendChild(link);
	return () => {
		link.media = "";
	};
}

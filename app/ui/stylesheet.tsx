import stylesheet from "../app.css?url";

/**
 * The whole stylesheet, to be placed right behind the first screen of a page: browsers paint what comes before it and
 * hold back what follows until it has come. The first screen itself is drawn with `first-screen.css`, which stands in
 * every page. In development `entry.server.tsx` links to it, since React could not remove what Vite replaces.
 */
export function Stylesheet() {
	return import.meta.env.DEV ? null : <link rel="stylesheet" href={stylesheet} />;
}

/** Loads it once more for pages that come by client navigation, so that none of them is without it; it applies at the first. */
export function keepStylesheet(): () => void {
	const link = document.createElement("link");
	Object.assign(link, { rel: "stylesheet", href: stylesheet, media: "not all" });
	document.head.appendChild(link);
	return () => {
		link.media = "";
	};
}

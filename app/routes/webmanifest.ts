import { noche, papel } from "#generated/theme.json";
import { resourceResponse } from "../.server/http/resource-response.ts";
import { defaultLocale, languageTag } from "../locales/locale.ts";
import { firm, home } from "../site/content/content.server.ts";
import { href } from "../site/pages/page-table.ts";
import type { Route } from "./+types/webmanifest";

/** Icons of the site as an installed app, made by `npm run icons` and served from the root. */
const icons = [
	{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
	{ src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
	{ src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
	{ src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

/** The manifest has one URL, so it is in the default language. */
export function loader({ request }: Route.LoaderArgs) {
	const manifest = {
		id: "/",
		name: `${firm.name} ${firm.descriptor[defaultLocale]}`,
		short_name: firm.name,
		description: home[defaultLocale].description,
		lang: languageTag[defaultLocale],
		dir: "ltr",
		start_url: href(defaultLocale, "home"),
		scope: "/",
		display: "minimal-ui",
		background_color: papel,
		theme_color: noche,
		icons,
	};
	return resourceResponse(request, "application/manifest+json; charset=utf-8", JSON.stringify(manifest, null, "\t"));
}

export const action = loader;

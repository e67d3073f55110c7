import { randomBytes } from "node:crypto";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { browserEntry } from "./tools/vite/browser-entry.ts";
import { icons } from "./tools/vite/icons.ts";
import { inlineScript } from "./tools/vite/inline-script.ts";
import { liveContent } from "./tools/vite/live-content.ts";
import { liveLook } from "./tools/vite/live-look.ts";
import { livePictures } from "./tools/vite/live-pictures.ts";
import { narrowSources } from "./tools/vite/narrow-sources.ts";
import { plainImports } from "./tools/vite/plain-imports.ts";

/** What stands around every page, and what every page calls. */
const layout = [
	"root",
	"sections/(site-layout|header|menus|footer|floating-buttons|navigation-focus|hours-lines|invitation)",
	"sections/(error-page|not-found-page|search-form)",
	"features/chat/launcher",
	"locales/[\\w.]+ts",
	"ui/(button|prose|section-heading|fold|picture|brand-mark|use-tooltip)",
	"site/(pages|corpus/anchors|firm/phone)",
];

const inSections = (names: string) => new RegExp(`/app/sections/(${names})[.]`);

/**
 * What pages share travels in a few files instead of thirty: they compress better together, and a phone asks half as many
 * times. The first changes with a dependency only, so a deploy leaves it cached.
 */
const chunks = [
	{
		name: "react",
		test: /node_modules\/(react|react-dom|react-router|scheduler|i18next|react-i18next)\//,
	},
	// What `entry.boot.ts` and `<open-now>` share with the rest: it must not bring React with it.
	{
		name: "boot",
		test: /\/app\/(features\/(hand-off|inquiry\/(state\/(draft|attribution)|protocol\/source))|site\/format\/dates|locales\/locale[.])|preload-helper/,
	},
	{ name: "clock", test: /\/app\/site\/firm\/(clock|holidays|wall-clock)[.]ts/ },
	{ name: "layout", test: new RegExp(`/app/(${layout.join("|")})|/[.]generated/(brand|theme)[.]`) },
	// What inner pages share, those that are all text, and those about the law.
	{ name: "inner", test: inSections("page-hero|breadcrumbs|page-section|person-portrait") },
	{ name: "text", test: inSections("text-sections|content-page") },
	{ name: "matter", test: inSections("review-note|matter-people|call-line|post-links|contents|question-list") },
];

export default defineConfig({
	plugins: [
		inlineScript(),
		browserEntry("app/entry.boot.ts"),
		liveContent({ configPath: "app/content/collections.ts" }),
		liveLook(),
		livePictures(),
		plainImports(),
		narrowSources(),
		cloudflare({ viteEnvironment: { name: "ssr" } }),
		tailwindcss(),
		icons(),
		reactRouter(),
	],
	resolve: {
		tsconfigPaths: true,
		// Libraries bring it for a React that had none.
		alias: [{ find: /^use-sync-external-store\/shim$/, replacement: "react" }],
	},
	define: {
		// Said by `npm run deploy` alone: see `app/.server/publication.ts`.
		PUBLISHED_AS: JSON.stringify(process.env.PUBLISH_AS ?? ""),
		// Pages kept at the edge belong to a build: rendered by another one, they name other scripts and another placeholder.
		BUILD_ID: JSON.stringify(randomBytes(6).toString("hex")),
	},
	build: { assetsInlineLimit: 0 },
	// Where browsers' dependencies are looked for before the first page asks: one found later would reload it.
	optimizeDeps: { entries: ["app/entry.client.tsx", "app/{features,sections,site,ui}/**/!(*.server).ts*"] },
	environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } } },
});

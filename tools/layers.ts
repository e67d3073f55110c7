/**
 * The direction of dependencies, checked by dependency-cruiser in `npm run layers`. Imports of types and
 * dynamic imports count like any other. Parsed by swc, because TypeScript 7 has no API yet; the one thing that it does
 * not see is `import("…")` inside of a type.
 */
import type { IConfiguration, IRegularForbiddenRuleType as Rule } from "dependency-cruiser";

/** Folder → the others that it may import; as regular expressions. */
type Table = Readonly<Record<string, readonly string[]>>;

/** What each room of `app` may import besides itself. What is not named here (routes, root, entries) stands on top. */
const rooms: Table = {
	content: [],
	locales: [],
	ui: [],
	boot: [],
	site: ["content", "locales"],
	features: ["ui", "site", "locales"],
	sections: ["ui", "site", "locales", "features"],
	// Shown in development alone.
	catalogue: ["ui", "site", "locales", "features", "sections", ".server"],
	".server": ["content", "locales", "site", "boot", "features/[^/]+/protocol"],
	middleware: ["locales", "site", ".server"],
};

/** What each folder of `app/site` may import of the others. */
const site: Table = {
	format: [],
	// Titles and addresses of entries come from content; a page of content is put together from its head and its trail.
	pages: ["content", "format"],
	content: ["pages", "format"],
	firm: ["content", "format"],
	map: ["content", "format"],
	// Content as passages: what is above reads it, and walks no content itself.
	corpus: ["content", "pages", "format", "firm"],
	search: ["corpus", "pages", "format"],
	structured: ["corpus", "content", "pages", "format", "firm"],
	feeds: ["content", "pages", "format", "firm", "structured"],
	// What the loader of each page returns, put together from all of the above.
	loaders: ["content", "pages", "format", "firm", "map", "structured", "feeds", "corpus", "search"],
};

/** Arrows that are known and on their way out. The list only gets shorter. */
const known: Readonly<Record<string, string>> = {
	"app/site/content": "^app/site/firm/phone[.]server[.]ts$",
	"app/site/corpus": "^app/site/feeds/feed[.]server[.]ts$",
};

/** A rule for each folder of a table: nothing of `base` but itself and what the table names. */
function directions(base: string, within: string, table: Table): Rule[] {
	return Object.entries(table).map(([name, allowed]) => {
		const own = `${base}/${name}`;
		const open = [name, ...allowed].join("|").replaceAll(".", "[.]");
		return {
			name: `${own} knows ${allowed.join(", ") || "nobody"}`,
			severity: "error",
			from: { path: `^${own}/` },
			// The style of all of it stands at the top, and is no code.
			to: { path: within, pathNot: [`^${base}/(${open})/`, "^app/[^/]+[.]css$", known[own] ?? []].flat() },
		};
	});
}

/** A new folder must be given its place in the table. */
function everyFolderIn(base: string, table: Table): Rule {
	const names = Object.keys(table).join("|").replaceAll(".", "[.]");
	return never(
		`every folder of ${base} has its place`,
		{},
		{ path: `^${base}/[^/]+/`, pathNot: `^${base}/(${names})/` },
	);
}

/** A rule that forbids an arrow. */
function never(name: string, from: Rule["from"], to: Rule["to"]): Rule {
	return { name, severity: "error", from, to };
}

export const layers = {
	forbidden: [
		...directions("app", "^app/", rooms),
		...directions("app/site", "^app/site/[^/]+/", site),
		everyFolderIn("app", { ...rooms, routes: [] }),
		everyFolderIn("app/site", site),
		never(
			"content comes through site",
			{ path: "^app/(ui|boot|locales|sections|features|middleware)/" },
			{ path: "^content-collections$" },
		),
		never(
			"features know each other through hand-off alone",
			{ path: "^app/features/([^/]+)/" },
			{ path: "^app/features/", pathNot: ["^app/features/$1/", "^app/features/hand-off/"] },
		),
		never(
			"hand-off knows no feature",
			{ path: "^app/features/hand-off/" },
			{ path: "^app/", pathNot: "^app/features/hand-off/" },
		),
		never("protocol and state do not know the view", { path: "/(protocol|state)/" }, { path: "/view/" }),
		never("protocol does not know state", { path: "/protocol/" }, { path: "/state/" }),
		never("what ships knows no tool", { path: "^app/" }, { path: "^(tools|lab|test)/" }),
		never("what owners run and the build needs knows no lab", { path: "^tools/|^[^/]+$" }, { path: "^lab/" }),
		never("nobody but tests imports tests", { path: "^(tools|lab)/" }, { path: "^test/" }),
		never("no circle", {}, { circular: true }),
		// A function lives with what it is about.
		never(
			"no drawer for everything",
			{},
			{ path: "(^|/)(utils?|helpers?|misc|common)(/|[.]tsx?$)", pathNot: "node_modules" },
		),
		// Types are erased; the schemas of the content and the list of routes are read by the build alone.
		never(
			"what ships stands in dependencies",
			{ path: "^app/", pathNot: "^app/(content/|routes[.]ts$)" },
			{ dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
		),
		never("every package stands in a package.json", {}, { dependencyTypes: ["npm-no-pkg", "npm-unknown"] }),
		// Virtual modules and generated types are the build's.
		never(
			"every import leads somewhere",
			{},
			{
				couldNotResolve: true,
				pathNot: ["^~icons/", "^virtual:", "^cloudflare:", "^content-collections$", "/[+]types/"],
			},
		),
	],
	options: {
		parser: "swc",
		combinedDependencies: true,
		doNotFollow: { path: "node_modules" },
		exclude: { path: "[.]content-collections|[.]react-router" },
		enhancedResolveOptions: {
			extensions: [".ts", ".tsx", ".js", ".json"],
			exportsFields: ["exports"],
			conditionNames: ["workerd", "browser", "import", "types", "default"],
			mainFields: ["module", "main", "types"],
		},
	},
} satisfies IConfiguration;

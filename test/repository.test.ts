import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { unstable_readConfig } from "wrangler";

/** What documents say about the repository itself, held against it. */

interface Manifest {
	scripts?: Record<string, string>;
	dependencies?: Record<string, string>;
	devDependencies?: Record<string, string>;
}

const manifest = (path: string): Manifest => JSON.parse(readFileSync(path, "utf8"));
const packagesOf = ({ dependencies, devDependencies }: Manifest) =>
	Object.keys({ ...dependencies, ...devDependencies });

const root = manifest("package.json");
const contributing = readFileSync("CONTRIBUTING.md", "utf8");

it("each dependency has its line in CONTRIBUTING.md, and each line its dependency", () => {
	const rows = [...contributing.matchAll(/^\| (`[^|]+`) \| [^|]+ \|$/gm)].map(([, names = ""]) => names);
	const named = rows.flatMap((names) => [...names.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name));
	const lines = named.filter((name) => !name.startsWith("app/") && !["test", "tools", "lab"].includes(name));
	// Which typefaces a firm has is its own choice: `@fontsource/*` stands for any.
	const scopes = lines.filter((name) => name.endsWith("/*")).map((name) => name.slice(0, -1));
	const packages = [...packagesOf(root), ...packagesOf(manifest("lab/package.json"))];
	expect(lines.filter((name) => !name.endsWith("/*")).sort()).toEqual(
		packages.filter((name) => !scopes.some((scope) => name.startsWith(scope))).sort(),
	);
});

it.each([
	"README.md",
	"CONTRIBUTING.md",
	"SECURITY.md",
	"lab/README.md",
	...globSync(".github/workflows/*.yml"),
	...globSync("docs/**/*.md"),
])("%s names no command that is missing", (path) => {
	const named = [...readFileSync(path, "utf8").matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name = ""]) => name);
	expect(named.filter((name) => !root.scripts?.[name])).toEqual([]);
});

it("versions are exact, and the lock file names no registry", () => {
	for (const { dependencies, devDependencies } of [root, manifest("lab/package.json")]) {
		for (const version of Object.values({ ...dependencies, ...devDependencies })) expect(version).toMatch(/^\d/);
	}
	expect(readFileSync("package-lock.json", "utf8")).not.toMatch(/"resolved": "https?:/);
});

it("the platform logs no requests, whose addresses hold what visitors search for", () => {
	const { observability } = unstable_readConfig({ config: "wrangler.toml" });
	expect(observability).toMatchObject({ logs: { invocation_logs: false }, traces: { enabled: false } });
});

it("records of decisions are numbered and listed", () => {
	const records = globSync("docs/decisions/0*.md").map((path) => path.replace("docs/decisions/", ""));
	const listed = [...readFileSync("docs/decisions/README.md", "utf8").matchAll(/\]\((0[^)]+)\)/g)].map(
		([, name = ""]) => name,
	);
	expect(records.filter((name) => !listed.includes(name))).toEqual([]);
});

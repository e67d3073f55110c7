import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { getResponse } from "msw";
import icons from "unplugin-icons/vite";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { handlers } from "./test/mocks/handlers.ts";
import unmoved from "./test/unmoved.json" with { type: "json" };
import { firmFiles } from "./tools/vite/firm-files.ts";

/** A firm on whose content tests run: `test/README.md`. */
interface Firm {
	/** What the names of its projects end with. */
	suffix: string;
	/** Where its content and its build are: a copy of the project that `tools/firm-copy.ts` makes, or the project. */
	folder: string;
	/** The tests of a kind. */
	files: (kind: Kind) => { include: string[]; exclude: string[] };
	/** Browsers and workerd go one after the other: each takes both cores. */
	after: number;
}

type Kind = keyof typeof kinds;

/** Where tests run, by the ending of their files. */
const kinds = {
	unit: { pattern: "test/**/*.test.{ts,tsx}", is: /(?<!\.(worker|browser))\.test\.tsx?$/ },
	worker: { pattern: "test/**/*.worker.test.ts", is: /\.worker\.test\.ts$/ },
	browser: { pattern: "test/**/*.browser.test.ts", is: /\.browser\.test\.ts$/ },
};

/** These have projects of their own: rules that this repository's content keeps, walks through whole sites, the dev server. */
const others = ["test/**/*.content.test.ts", "test/**/*.crawl.test.ts", "test/**/*.dev.test.ts"];
const notUnit = ["test/**/*.worker.test.ts", "test/**/*.browser.test.ts"];

/** Made up for tests of logic, so that they hold whatever this repository's content says. */
const fixture: Firm = {
	suffix: "",
	folder: ".firms/fixture",
	files: (kind) => ({
		include: [kinds[kind].pattern],
		exclude: [...unmoved, ...others, ...(kind === "unit" ? notUnit : [])],
	}),
	after: 0,
};

/** Whose places tests still name that have not been moved to the fixture; then this goes. */
const thisFirm: Firm = {
	suffix: "-this-firm",
	folder: ".",
	files: (kind) => ({ include: unmoved.filter((file) => kinds[kind].is.test(file)), exclude: [] }),
	after: 2,
};

function plugins({ folder }: Firm) {
	return [...(folder === "." ? [] : [firmFiles(folder)]), icons({ compiler: "jsx", jsx: "react" })];
}

function unit(firm: Firm): TestProjectInlineConfiguration {
	return {
		plugins: plugins(firm),
		resolve: { tsconfigPaths: true },
		test: {
			name: `unit${firm.suffix}`,
			...firm.files("unit"),
			env: { FIRM: firm.folder },
			globalSetup: ["test/fixture.ts"],
			setupFiles: ["test/enter-firm.ts"],
			// Speed is held by benchmarks, never by tests: a busy machine must not fail one. Only long-messages.test.ts
			// measures, as a ratio of processor time.
			testTimeout: 30_000,
			// A process of its own for each file would take half of the time.
			isolate: false,
		},
	};
}

/** The built Worker, on workerd. */
function worker(firm: Firm): TestProjectInlineConfiguration {
	const workerd = cloudflareTest(async () => ({
		main: `./${firm.folder}/build/server/index.js`,
		wrangler: { configPath: `./${firm.folder}/wrangler.toml` },
		miniflare: {
			bindings: { MIGRATIONS: await readD1Migrations("app/.server/migrations") },
			// No request leaves the machine: a service without a handler is an error. (msw/node does not load
			// inside workerd, so its handlers answer from out here.)
			outboundService: async (request: Request) => {
				const answer = await getResponse([...handlers], request);
				return answer ?? new Response(`No mock answers ${request.method} ${request.url}`, { status: 599 });
			},
		},
	}));
	return {
		plugins: [...plugins(firm), workerd],
		resolve: { tsconfigPaths: true },
		test: {
			name: `worker${firm.suffix}`,
			...firm.files("worker"),
			env: { FIRM: firm.folder },
			globalSetup: ["test/fixture.ts"],
			setupFiles: ["test/.server/migrate.ts"],
			testTimeout: 30_000,
			hookTimeout: 60_000,
			// One workerd for all files: to start one for each takes two thirds of the time.
			isolate: false,
			maxWorkers: 1,
			sequence: { groupOrder: firm.after + 1 },
		},
	};
}

function browser(firm: Firm): TestProjectInlineConfiguration {
	return {
		plugins: plugins(firm),
		test: {
			name: `browser${firm.suffix}`,
			...firm.files("browser"),
			env: { FIRM: firm.folder },
			setupFiles: ["test/enter-firm.ts"],
			globalSetup: ["test/fixture.ts", "test/browser/serve.ts"],
			testTimeout: 60_000,
			hookTimeout: 90_000,
			// A second, the usual time, is short for a browser on a busy machine.
			expect: { poll: { timeout: 10_000 } },
			// A browser on a busy machine may miss a moment; what fails twice in a row is broken.
			retry: 1,
			// After the others: two browsers are enough for two cores.
			sequence: { groupOrder: 5 },
			maxWorkers: 3,
		},
	};
}

export default defineConfig({
	test: {
		silent: "passed-only",
		// The usual number of processes leaves one core out.
		maxWorkers: "100%",
		tags: [
			{
				name: "weekly",
				description: "Takes long and rarely fails: `npm run test:whole` runs it, `npm test` does not.",
			},
		],
		projects: [
			...[unit, worker, browser].map((kind) => kind(fixture)),
			...[unit, worker, browser].map((kind) => kind(thisFirm)),
			{
				resolve: { tsconfigPaths: true },
				test: { name: "content", include: ["test/**/*.content.test.ts"], testTimeout: 30_000 },
			},
			{
				test: {
					name: "crawl",
					include: ["test/**/*.crawl.test.ts"],
					hookTimeout: 300_000,
					sequence: { groupOrder: 6 },
				},
			},
			{
				test: {
					name: "dev",
					include: ["test/**/*.dev.test.ts"],
					env: { FIRM: fixture.folder },
					globalSetup: ["test/fixture.ts"],
					testTimeout: 150_000,
					hookTimeout: 300_000,
					// By itself: edits are seen within two seconds unless the machine is busy.
					sequence: { groupOrder: 7 },
				},
			},
		],
	},
});

import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { getResponse } from "msw";
import { defineConfig } from "vitest/config";
import { handlers } from "./test/mocks/handlers.ts";
import { firmFiles } from "./tools/vite/firm-files.ts";
import { icons } from "./tools/vite/icons.ts";
import { inlineScript } from "./tools/vite/inline-script.ts";

/**
 * The firm on which tests of logic run, so that they hold whatever this repository's content says: a copy of the project
 * that `tools/firm-copy.ts` makes. See `test/README.md`.
 */
const folder = ".firms/fixture";
const env = { FIRM: folder };

/** The firm's content, the project's code, its inlined scripts, and icons. */
const plugins = () => [firmFiles(folder), inlineScript(), icons()];

/** The built Worker, on workerd. */
const workerd = cloudflareTest(async () => ({
	main: `./${folder}/build/server/index.js`,
	wrangler: { configPath: `./${folder}/wrangler.toml` },
	miniflare: {
		bindings: {
			MIGRATIONS: {
				DB: await readD1Migrations("app/.server/migrations"),
				MEASUREMENT: await readD1Migrations("app/.server/measurement/migrations"),
			},
		},
		// No request leaves the machine: a service without a handler is an error. (msw/node does not load
		// inside workerd, so its handlers answer from out here.)
		outboundService: async (request: Request) => {
			const answer = await getResponse([...handlers], request);
			return answer ?? new Response(`No mock answers ${request.method} ${request.url}`, { status: 599 });
		},
	},
}));

/** Kinds of tests, by the ending of their files. Each group of them waits for the one before: they take every core. */
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
			{
				plugins: plugins(),
				resolve: { tsconfigPaths: true },
				test: {
					name: "unit",
					include: ["test/**/*.test.{ts,tsx}"],
					exclude: ["test/**/*.{worker,browser,content,crawl,dev}.test.ts"],
					env,
					globalSetup: ["test/fixture.ts"],
					setupFiles: ["test/enter-firm.ts"],
					// Speed is held by benchmarks, never by tests: a busy machine must not fail one. Only
					// long-messages.content.test.ts measures, as a ratio of processor time.
					testTimeout: 30_000,
					// A process of its own for each file would take half of the time.
					isolate: false,
				},
			},
			{
				resolve: { tsconfigPaths: true },
				test: { name: "content", include: ["test/**/*.content.test.ts"], testTimeout: 30_000 },
			},
			{
				plugins: [...plugins(), workerd],
				resolve: { tsconfigPaths: true },
				test: {
					name: "worker",
					include: ["test/**/*.worker.test.ts"],
					env,
					globalSetup: ["test/fixture.ts"],
					setupFiles: ["test/.server/migrate.ts"],
					testTimeout: 30_000,
					hookTimeout: 60_000,
					// One workerd for all files: to start one for each takes two thirds of the time.
					isolate: false,
					maxWorkers: 1,
					sequence: { groupOrder: 1 },
				},
			},
			{
				plugins: plugins(),
				test: {
					name: "browser",
					include: ["test/**/*.browser.test.ts"],
					env,
					setupFiles: ["test/enter-firm.ts"],
					globalSetup: ["test/fixture.ts", "test/browser/serve.ts"],
					testTimeout: 60_000,
					// Some start a server of their own.
					hookTimeout: 240_000,
					// A second, the usual time, is short for a browser on a busy machine.
					expect: { poll: { timeout: 10_000 } },
					// A browser on a busy machine may miss a moment; what fails twice in a row is broken.
					retry: 1,
					// Browsers wait now and then: three keep two cores at work.
					maxWorkers: 3,
					sequence: { groupOrder: 2 },
				},
			},
			{
				test: {
					name: "crawl",
					include: ["test/**/*.crawl.test.ts"],
					testTimeout: 120_000,
					hookTimeout: 300_000,
					// Beside the browsers: all of a group share their processes.
					maxWorkers: 3,
					sequence: { groupOrder: 2 },
				},
			},
			{
				test: {
					name: "dev",
					include: ["test/**/*.dev.test.ts"],
					env,
					globalSetup: ["test/fixture.ts"],
					testTimeout: 150_000,
					hookTimeout: 300_000,
					// By itself: edits are seen within two seconds unless the machine is busy.
					sequence: { groupOrder: 3 },
				},
			},
		],
	},
});

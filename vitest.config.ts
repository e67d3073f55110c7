import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { getResponse } from "msw";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";
import { handlers } from "./test/mocks/handlers.ts";

export default defineConfig({
	test: {
		silent: "passed-only",
		projects: [
			{
				plugins: [icons({ compiler: "jsx", jsx: "react" })],
				resolve: { tsconfigPaths: true },
				test: {
					name: "unit",
					include: ["test/**/*.test.{ts,tsx}"],
					exclude: ["test/**/*.worker.test.ts", "test/**/*.browser.test.ts", "test/dev/**"],
					// Speed is held by benchmarks, never by tests: a busy machine must not fail one. Only long-messages.test.ts
					// measures, as a ratio of processor time.
					testTimeout: 30_000,
					// A process of its own for each file would take half of the time.
					isolate: false,
				},
			},
			{
				plugins: [
					cloudflareTest(async () => ({
						main: "./build/server/index.js",
						wrangler: { configPath: "./wrangler.toml" },
						miniflare: {
							bindings: { MIGRATIONS: await readD1Migrations("app/.server/migrations") },
							// No request leaves the machine: a service without a handler is an error. (msw/node does not load
							// inside workerd, so its handlers answer from out here.)
							outboundService: async (request: Request) => {
								const answer = await getResponse([...handlers], request);
								return answer ?? new Response(`No mock answers ${request.method} ${request.url}`, { status: 599 });
							},
						},
					})),
				],
				resolve: { tsconfigPaths: true },
				test: {
					name: "worker",
					include: ["test/**/*.worker.test.ts"],
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
				test: {
					name: "browser",
					include: ["test/browser/**/*.browser.test.ts"],
					globalSetup: ["test/browser/serve.ts"],
					testTimeout: 60_000,
					hookTimeout: 90_000,
					// A second, the usual time, is short for a browser on a busy machine.
					expect: { poll: { timeout: 10_000 } },
					// A browser on a busy machine may miss a moment; what fails twice in a row is broken.
					retry: 1,
					// After the others: two browsers are enough for two cores.
					sequence: { groupOrder: 2 },
					maxWorkers: 2,
				},
			},
			{
				test: {
					name: "dev",
					include: ["test/dev/**/*.test.ts"],
					testTimeout: 150_000,
					// After all others: an edit is to be seen within two seconds, unless the machine is busy.
					sequence: { groupOrder: 3 },
				},
			},
		],
	},
});

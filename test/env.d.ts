/// <reference types="@cloudflare/vitest-plugin/types" />

declare namespace Cloudflare {
	interface Env {
		/** The migrations of `app/.server/migrations`, for tests in workerd. */
		MIGRATIONS: import("cloudflare:test").D1Migration[];
	}
}

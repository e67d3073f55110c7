/// <reference types="@cloudflare/vitest-plugin/types" />

declare namespace Cloudflare {
	interface Env {
		/** The migrations of both databases, for tests in workerd. */
		MIGRATIONS: Record<"DB" | "MEASUREMENT", import("cloudflare:test").D1Migration[]>;
	}
}

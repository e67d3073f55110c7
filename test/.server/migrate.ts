import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";

await applyD1Migrations(env.DB, env.MIGRATIONS.DB);
await applyD1Migrations(env.MEASUREMENT, env.MIGRATIONS.MEASUREMENT);

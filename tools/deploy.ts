/**
 * Puts the site on Cloudflare: `npm run deploy`.
 *
 *   --dry-run        all of it but the deploy itself, offline; refuses whatever a deploy refuses
 *   --allow-sample   samples, invented addresses and numbers pass, for a demonstration: it does not answer on the firm's
 *                    domain, and asks search engines to leave it out
 */
import { parseArgs } from "node:util";
import { provisionalPages, writePages } from "./site-pages.ts";

const { values } = parseArgs({
	options: { "dry-run": { type: "boolean", default: false }, "allow-sample": { type: "boolean", default: false } },
});

// The checks read the page table, which is made of the content: it is brought up to date before they are.
await writePages(provisionalPages);
const { deploy } = await import("./publish/deploy.ts");
await deploy({ dryRun: values["dry-run"], allowSample: values["allow-sample"] });

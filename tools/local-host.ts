import { readFileSync } from "node:fs";

/**
 * What keeps `wrangler dev` on this machine: once `wrangler.toml` has routes, it gives every request their host, and the
 * site would send it on to the real one.
 */
export function localHostFlags(port: number | string, config = "wrangler.toml"): string[] {
	const routed = /^\s*routes?\s*=|^\s*\[\[routes\]\]/m.test(readFileSync(config, "utf8"));
	return routed ? ["--local-upstream", `localhost:${port}`] : [];
}

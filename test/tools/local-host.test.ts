import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { localHostFlags } from "../../tools/local-host.ts";

const folder = mkdtempSync(join(tmpdir(), "routes-"));

it.each<[toml: string, flags: string[]]>([
	['name = "site"\n# routes = []', []],
	['routes = [{ pattern = "www.despacho.mx", custom_domain = true }]', ["--local-upstream", "localhost:9000"]],
	['name = "site"\nroute = "www.despacho.mx/*"', ["--local-upstream", "localhost:9000"]],
	['[[routes]]\npattern = "www.despacho.mx"', ["--local-upstream", "localhost:9000"]],
])("%j is served locally with %j", (toml, flags) => {
	const config = join(folder, "wrangler.toml");
	writeFileSync(config, toml);
	expect(localHostFlags(9000, config)).toEqual(flags);
});

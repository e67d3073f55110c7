import { spawnSync } from "node:child_process";
import { z } from "zod";

export type Row = Record<string, string | number | null>;

/** The databases, by their bindings in `wrangler.toml`: enquiries with their quotas, and what visitors measure. */
export const databases = ["DB", "MEASUREMENT"] as const;

/** Which database, and which copy of it: the local one of `wrangler dev`, or the deployed one. */
export interface Where {
	database?: (typeof databases)[number];
	remote: boolean;
	/** Where the local one lies, when that is not the usual place. */
	persistTo?: string;
}

const answer = z.array(
	z.object({ results: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))) }),
);
const failure = z.object({ error: z.object({ text: z.string() }) });

/**
 * Runs statements through `wrangler d1 execute`, which binds no parameters: whoever calls this has checked every value
 * that stands in them.
 *
 * @returns the rows of the first statement.
 */
export function query(sql: string, { database = "DB", remote, persistTo }: Where): Row[] {
	const place = remote ? ["--remote"] : ["--local", ...(persistTo ? ["--persist-to", persistTo] : [])];
	const { status, stdout, stderr, error } = spawnSync(
		"wrangler",
		["d1", "execute", database, "--json", "--yes", ...place, "--command", sql],
		{
			encoding: "utf8",
			stdio: ["ignore", "pipe", "pipe"],
			maxBuffer: 64 * 1024 * 1024,
			env: { ...process.env, CI: "1", NO_COLOR: "1" },
		},
	);
	if (error) throw error;
	if (status === 0) return answer.parse(JSON.parse(stdout))[0]?.results ?? [];
	const message = messageOf(stdout) ?? (stderr.trim() || stdout.trim());
	throw new Error(
		/no such table/.test(message)
			? "The database has no tables yet. Locally, `npm run migrate` makes them; a deploy makes the remote ones."
			: `The database could not be asked: ${message}`,
	);
}

/** What wrangler says went wrong, when it says so in JSON. */
function messageOf(output: string): string | undefined {
	try {
		return failure.safeParse(JSON.parse(output)).data?.error.text;
	} catch {
		return undefined;
	}
}

import { spawn } from "node:child_process";
import { z } from "zod";

export type Row = Record<string, string | number | null>;

/** Which copy of the database: the local one of `wrangler dev`, or the deployed one. */
export interface Where {
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
export async function query(sql: string, { remote, persistTo }: Where): Promise<Row[]> {
	const place = remote ? ["--remote"] : ["--local", ...(persistTo ? ["--persist-to", persistTo] : [])];
	const options = ["--config", "wrangler.toml", "--json", "--yes", ...place];
	const wrangler = spawn(
		process.execPath,
		["node_modules/wrangler/bin/wrangler.js", "d1", "execute", "DB", ...options, "--command", sql],
		{ stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, CI: "1", NO_COLOR: "1" } },
	);
	const [output, errors, code] = await Promise.all([
		text(wrangler.stdout),
		text(wrangler.stderr),
		new Promise<number | null>((resolve, reject) => wrangler.once("error", reject).once("close", resolve)),
	]);
	const json: unknown = parse(output);
	if (code !== 0) throw new Error(explain(failure.safeParse(json).data?.error.text ?? errors.trim() ?? output.trim()));
	return answer.parse(json)[0]?.results ?? [];
}

async function text(stream: NodeJS.ReadableStream): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of stream) chunks.push(Buffer.from(chunk));
	return Buffer.concat(chunks).toString("utf8");
}

function parse(output: string): unknown {
	try {
		return JSON.parse(output);
	} catch {
		return undefined;
	}
}

function explain(message: string): string {
	return /no such table/.test(message)
		? "The database has no tables yet. Locally, `npm run migrate` makes them; a deploy makes the remote ones."
		: `The database could not be asked: ${message}`;
}

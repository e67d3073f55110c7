import { env } from "cloudflare:workers";
import { type Environment, parseEnvironment } from "../../app/.server/environment.ts";
import type { JobMessage } from "../../app/.server/inquiries/jobs.ts";

type SentMail = Parameters<Environment["EMAIL"]["send"]>[0] & {
	to: string;
	subject: string;
	text: string;
	replyTo?: string;
	headers: Record<string, string>;
};

/**
 * The Worker's environment with its real database, and with a mail service, a queue and a rate limit that remember what
 * they were asked instead of doing it.
 */
export function testEnvironment(changes: Partial<Environment> = {}) {
	const mail: SentMail[] = [];
	const queued: string[] = [];
	const visitors: string[] = [];
	const environment: Environment = {
		...parseEnvironment(env),
		EMAIL: {
			async send(letter: unknown) {
				mail.push(letter as SentMail);
				return { messageId: `<${mail.length}@cardon-palma.example>` };
			},
		},
		DELIVERY: Object.assign(Object.create(env.DELIVERY), {
			async sendBatch(messages: Iterable<{ body: JobMessage }>) {
				for (const { body } of messages) queued.push(body.job);
			},
		}),
		INQUIRY_LIMIT: {
			async limit({ key }: { key: string }) {
				visitors.push(key);
				return { success: true };
			},
		},
		...changes,
	};
	return { environment, mail, queued, visitors };
}

/** A database that refuses the batches it is told to, before or after it has run them. Those of quotas go through. */
export function brokenDatabase(db: D1Database, failures: ("before" | "after")[]): D1Database {
	let isQuota = false;
	return {
		prepare: (statement: string) => {
			isQuota = statement.includes("quota");
			return db.prepare(statement);
		},
		batch: async (statements: D1PreparedStatement[]) => {
			const failure = isQuota ? undefined : failures.shift();
			if (failure === "before") throw new Error("D1_ERROR: no connection");
			const results = await db.batch(statements);
			if (failure === "after") throw new Error("D1_ERROR: network connection lost");
			return results;
		},
	} as D1Database;
}

/** Takes away enquiries, their jobs, and what was counted. */
export async function emptyTables(): Promise<void> {
	await env.DB.batch(["outbox", "inquiries", "quotas"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
}

import { createExecutionContext, createMessageBatch, createScheduledController } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { emptyTables } from "../../mocks/environment.ts";
import { address, jobs, least, rows } from "./post.ts";

/** The built Worker, whole: form to database, queue to mail, crons. Everything else is tested piece by piece. */
beforeEach(emptyTables);

/** The same module as `exports.default`, for the handlers that have no address. */
const main = "../../../build/server/index.js";
const handlers: { default: ExportedHandler<Env> } = await import(/* @vite-ignore */ main);

async function send(fields: Record<string, string>) {
	const response = await exports.default.fetch(address, {
		method: "POST",
		body: new URLSearchParams(fields),
		redirect: "manual",
		headers: { origin: new URL(address).origin, "cf-connecting-ip": "203.0.113.7" },
	});
	await response.body?.cancel();
	return response;
}

test("a posted form is answered with 303 and its reference, which is in the database", async () => {
	const response = await send(least);
	expect(response.status).toBe(303);
	const reference = new URL(response.headers.get("location") ?? "", address).searchParams.get("ref");
	expect(await rows()).toMatchObject([{ reference, name: least.name }]);
});

test("a form with errors is answered with 422, one that is too long with 413, a foreign one is refused", async () => {
	expect((await send({ ...least, message: "" })).status).toBe(422);
	expect((await send({ ...least, message: "a".repeat(600_000) })).status).toBe(413);
	const foreign = await exports.default.fetch(address, {
		method: "POST",
		body: new URLSearchParams(least),
		headers: { origin: "https://elsewhere.example" },
	});
	expect(foreign.status).toBe(403);
	expect(await rows()).toEqual([]);
});

test("the queue's messages are delivered, its dead letters marked, and any cron runs it all", async () => {
	await send(least);
	const [acknowledgement, firmEmail] = await jobs();
	await take("cardon-palma-delivery", firmEmail?.id);
	expect((await jobs()).find(({ kind }) => kind === "firm-email")).toMatchObject({ state: "delivered" });
	// A job that was never on the queue: nobody delivers it meanwhile.
	const given = `${acknowledgement?.reference}.given-up`;
	await env.DB.prepare("INSERT INTO outbox (id, reference, kind, due_at) VALUES (?, ?, 'acknowledgement', '9999')")
		.bind(given, acknowledgement?.reference)
		.run();
	await take("cardon-palma-delivery-dead", given);
	expect((await jobs()).find(({ id }) => id === given)).toMatchObject({ state: "dead" });
	await env.DB.prepare("UPDATE inquiries SET received_at = '2001-01-01T00:00:00.000Z'").run();
	await tick("17 4 * * 1");
	expect(await rows()).toEqual([]);
});

async function take(queue: string, job: unknown) {
	const message = { id: crypto.randomUUID(), timestamp: new Date(), attempts: 1, body: { job } };
	await handlers.default.queue?.(createMessageBatch(queue, [message]), env, createExecutionContext());
}

async function tick(cron: string) {
	await handlers.default.scheduled?.(createScheduledController({ cron }), env, createExecutionContext());
}

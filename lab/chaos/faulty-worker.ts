/**
 * The site's Worker with faults put around it, for the fault test alone. It stands outside of `app`, so no build and no
 * deploy has it: the fault test writes it beside a copy of a build and starts that copy.
 */

interface Mail {
	to: unknown;
	headers?: Record<string, string>;
}

interface FaultyEnvironment {
	EMAIL: { send(mail: Mail): Promise<unknown> };
	DB: D1Database;
	/** The fault test's own server, which counts. */
	FAULTS_URL: string;
}

type Handler<Input> = (input: Input, env: FaultyEnvironment, ctx: ExecutionContext) => Promise<unknown>;

interface Site {
	fetch: Handler<Request>;
	queue: Handler<MessageBatch>;
	scheduled: Handler<ScheduledController>;
}

/** How often something fails, from 0 to 1. */
const rates = { consumer: 0.5, email: 0.4, database: 0.1 };

/** What went wrong before it had an effect, and what only seems to have: both happen to real networks. */
type Moment = "before" | "after" | "never";

function moment(rate: number): Moment {
	if (Math.random() >= rate) return "never";
	return Math.random() < 0.5 ? "before" : "after";
}

async function tell(env: FaultyEnvironment, event: string, id = ""): Promise<void> {
	await fetch(`${env.FAULTS_URL}/${event}`, { method: "POST", body: id });
}

/** Runs something that may fail on its way there or on its way back. */
async function risk<Value>(
	env: FaultyEnvironment,
	kind: keyof typeof rates,
	run: () => Promise<Value>,
): Promise<Value> {
	const when = moment(rates[kind]);
	if (when !== "never") await tell(env, `fault/${kind}`);
	if (when === "before") throw new Error(`fault: ${kind}, before`);
	const value = await run();
	if (when === "after") throw new Error(`fault: ${kind}, after`);
	return value;
}

const faulty = new WeakMap<object, FaultyEnvironment>();

/** The environment with a mail service and a database that fail at random. One per isolate, as the real one is. */
function faultyEnvironment(env: FaultyEnvironment): FaultyEnvironment {
	const known = faulty.get(env);
	if (known) return known;
	const made: FaultyEnvironment = {
		...env,
		EMAIL: {
			send: (mail) =>
				risk(env, "email", async () => {
					await tell(env, "mail", mail.headers?.["X-Delivery-Id"]);
					return env.EMAIL.send(mail);
				}),
		},
		DB: {
			prepare: (sql: string) => env.DB.prepare(sql),
			batch: (statements: D1PreparedStatement[]) => risk(env, "database", () => env.DB.batch(statements)),
		} as unknown as D1Database,
	};
	faulty.set(env, made);
	return made;
}

/** Each submission comes from a place of its own, or the rate limit would flag nearly all of them. */
function fromElsewhere(request: Request): Request {
	const headers = new Headers(request.headers);
	headers.set("cf-connecting-ip", headers.get("x-visitor") ?? "198.51.100.1");
	return new Request(request, { headers });
}

export function withFaults(site: Site): Site {
	return {
		fetch: (request, env, ctx) => site.fetch(fromElsewhere(request), faultyEnvironment(env), ctx),
		queue: (batch, env, ctx) => risk(env, "consumer", () => site.queue(batch, faultyEnvironment(env), ctx)),
		async scheduled(controller, env, ctx) {
			// Nobody waits for the morning here.
			await env.DB.exec("UPDATE outbox SET due_at = '' WHERE kind = 'digest' AND state = 'waiting'");
			return site.scheduled(controller, faultyEnvironment(env), ctx);
		},
	};
}

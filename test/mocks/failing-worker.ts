/**
 * The site's Worker with one service out of order, for browser tests: `x-fails: DB fails` or `x-fails: DB is silent`,
 * by the name of its binding or `CACHE`. It stands outside of `app`, so no build and no deploy has it.
 */
type Environment = Record<string, unknown>;

interface Site {
	fetch(request: Request, env: Environment, ctx: ExecutionContext): Promise<Response>;
	queue(batch: MessageBatch, env: Environment, ctx: ExecutionContext): Promise<void>;
	scheduled(controller: ScheduledController, env: Environment, ctx: ExecutionContext): Promise<void>;
}

/** A service of which no call does its work. What only prepares a call of D1 can still be made. */
function broken(manner: string): unknown {
	const call = () => (manner === "fails" ? Promise.reject(new Error("out of order")) : new Promise(() => {}));
	const service: unknown = new Proxy(
		{},
		{ get: (_, name) => (name === "prepare" || name === "bind" ? () => service : call) },
	);
	return service;
}

export function withFailures(site: Site): Site {
	/** One environment for each failure, as an isolate has one. */
	const environments = new Map<string, Environment>();
	const cache: unknown = Reflect.get(caches, "default");
	/** What failed at the last request: the queue's messages bring no header. */
	let last = "";

	function environment(env: Environment): Environment {
		const [service = "", ...manner] = last.split(" ");
		Object.defineProperty(caches, "default", {
			configurable: true,
			value: service === "CACHE" ? broken(manner.join(" ")) : cache,
		});
		const known = environments.get(last) ?? {
			...env,
			...(service in env ? { [service]: broken(manner.join(" ")) } : {}),
		};
		environments.set(last, known);
		return known;
	}

	return {
		fetch(request, env, ctx) {
			last = request.headers.get("x-fails") ?? "";
			return site.fetch(request, environment(env), ctx);
		},
		queue: (batch, env, ctx) => site.queue(batch, environment(env), ctx),
		scheduled: (controller, env, ctx) => site.scheduled(controller, environment(env), ctx),
	};
}

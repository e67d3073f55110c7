/**
 * The site's Worker with one service out of order, for browser tests: `POST /fail` says which and how, `DB fails` or
 * `DB is silent`, by the name of its binding or `CACHE`; `GET /fail` tells how often it has been asked in vain since. It
 * stands outside of `app`, so no build and no deploy has it.
 */
type Environment = Record<string, unknown>;

interface Site {
	fetch(request: Request, env: Environment, ctx: ExecutionContext): Promise<Response>;
	queue(batch: MessageBatch, env: Environment, ctx: ExecutionContext): Promise<void>;
	scheduled(controller: ScheduledController, env: Environment, ctx: ExecutionContext): Promise<void>;
}

export function withFailures(site: Site): Site {
	const cache: unknown = Reflect.get(caches, "default");
	let service = "";
	let silent = false;
	let times = 0;
	/** As long as the same fails it is the same, as in an isolate. */
	let failing: Environment | undefined;

	/** A service of which no call does its work. What only prepares a call of D1 can still be made. */
	function outOfOrder(whole: object): unknown {
		const call = () => {
			times++;
			return silent ? new Promise(() => {}) : Promise.reject(new Error("out of order"));
		};
		const broken: unknown = new Proxy(whole, {
			get: (_, name) => (name === "prepare" || name === "bind" ? () => broken : call),
		});
		return broken;
	}

	function environment(env: Environment): Environment {
		if (failing) return failing;
		const whole = service === "CACHE" ? cache : env[service];
		const broken = whole instanceof Object ? outOfOrder(whole) : undefined;
		const value = service === "CACHE" ? broken : cache;
		Object.defineProperty(caches, "default", { configurable: true, value });
		failing = broken && service !== "CACHE" ? { ...env, [service]: broken } : { ...env };
		return failing;
	}

	return {
		async fetch(request, env, ctx) {
			if (new URL(request.url).pathname !== "/fail") return site.fetch(request, environment(env), ctx);
			if (request.method === "POST") {
				const [name = "", ...manner] = (await request.text()).split(" ");
				[service, silent, times, failing] = [name, manner.includes("silent"), 0, undefined];
			}
			return new Response(String(times));
		},
		queue: (batch, env, ctx) => site.queue(batch, environment(env), ctx),
		scheduled: (controller, env, ctx) => site.scheduled(controller, environment(env), ctx),
	};
}

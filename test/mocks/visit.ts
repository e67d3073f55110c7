import { type Environment, parseEnvironment } from "../../app/.server/environment.ts";
import type { Visit } from "../../app/.server/handler.ts";

/** Settings that are enough, with bindings that do nothing. */
export const bareEnv: object = {
	DB: {},
	MEASUREMENT: {},
	DELIVERY: {},
	EMAIL: {},
	CHAT_LIMIT: {},
	INQUIRY_LIMIT: {},
	BEACON_LIMIT: {},
	VERSION: { id: "version" },
	MAIL_FROM: "a@x.example",
	MAIL_TO: "b@x.example",
};

/** A visit, for layers that are tested without a Worker around them. What it waits for is in `pending`. */
export function visit({ HSTS_PRELOAD = "off" }: VisitOptions = {}) {
	const pending: Promise<unknown>[] = [];
	const env: object = { ...bareEnv, HSTS_PRELOAD };
	return {
		environment: parseEnvironment(env as Env),
		requestId: "request-of-the-test",
		waitUntil: (promise) => pending.push(promise),
		pending,
	} satisfies Visit & { pending: Promise<unknown>[] };
}

interface VisitOptions {
	HSTS_PRELOAD?: Environment["HSTS_PRELOAD"];
}

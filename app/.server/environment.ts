import { createContext } from "react-router";
import { z } from "zod";

const text = z.string().trim().min(1);

/** An address that the Worker calls with personal data: https, or http on this machine for tests. */
const endpoint = z
	.url({ protocol: /^https?$/, abort: true })
	.refine(isEncryptedOrLocal, "must be https (http on this machine only)");

function isEncryptedOrLocal(address: string): boolean {
	const { protocol, hostname } = new URL(address);
	return protocol === "https:" || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Each setting by itself. */
export const settingsSchema = z.object({
	MAIL_FROM: z.email(),
	MAIL_TO: z.email(),
	/** The backend function of the assistant; without it the embedded assistant answers. */
	LEGAL_CHAT_URL: endpoint.optional(),
	LEGAL_CHAT_TOKEN: text.optional(),
	/** Conversations a day that may reach the backend, over the whole site. */
	LEGAL_CHAT_DAILY_LIMIT: z.coerce.number().int().min(0).default(2000),
	/** A server of chat completions, the whole address of it; without it the embedded assistant words its answers itself. */
	LEGAL_CHAT_MODEL_URL: endpoint.optional(),
	/** The model's name, as that server knows it. */
	LEGAL_CHAT_MODEL: text.optional(),
	LEGAL_CHAT_MODEL_TOKEN: text.optional(),
	/** Questions a day that may reach the model, over the whole site. */
	LEGAL_CHAT_MODEL_DAILY_LIMIT: z.coerce.number().int().min(0).default(2000),
	/** Where enquiries are posted beside the email, signed after the Standard Webhooks scheme. */
	WEBHOOK_URL: endpoint.optional(),
	WEBHOOK_SECRET: text.optional(),
	/** Seconds before a failed delivery is tried again; each further time takes twice as long, up to 64 times this, which a queue takes up to 12 hours. */
	DELIVERY_RETRY_SECONDS: z.coerce.number().int().min(1).max(675).default(60),
	TURNSTILE_SITE_KEY: text.optional(),
	TURNSTILE_SECRET: text.optional(),
	/** Months after which enquiries are deleted. */
	RETENTION_MONTHS: z.coerce.number().int().min(1).max(120).default(24),
	/** `on` asks browsers to preload the HSTS entry. Hard to take back: see README. */
	HSTS_PRELOAD: z.enum(["on", "off"]).default("off"),
});

const binding = <Name extends keyof Env>() =>
	z.custom<Env[Name]>((value) => value !== undefined, "the binding is missing");

const bindings = {
	DB: binding<"DB">(),
	MEASUREMENT: binding<"MEASUREMENT">(),
	DELIVERY: binding<"DELIVERY">(),
	EMAIL: binding<"EMAIL">(),
	CHAT_LIMIT: binding<"CHAT_LIMIT">(),
	INQUIRY_LIMIT: binding<"INQUIRY_LIMIT">(),
	BEACON_LIMIT: binding<"BEACON_LIMIT">(),
	VERSION: binding<"VERSION">(),
};

const schema = z.object({ ...bindings, ...settingsSchema.shape }).superRefine((env, context) => {
	for (const [one, other] of [
		["LEGAL_CHAT_URL", "LEGAL_CHAT_TOKEN"],
		["LEGAL_CHAT_MODEL_URL", "LEGAL_CHAT_MODEL"],
		["LEGAL_CHAT_MODEL_URL", "LEGAL_CHAT_MODEL_TOKEN"],
		["WEBHOOK_URL", "WEBHOOK_SECRET"],
		["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET"],
	] as const) {
		if (env[one] && !env[other]) {
			context.addIssue({ code: "custom", path: [other], message: `is required when ${one} is set` });
		}
	}
});

/** Settings, checked, and bindings of the Worker. */
export type Environment = z.output<typeof schema>;

/** Settings are wrong: names them, never their values, which may be secrets. */
export class EnvironmentError extends Error {
	override name = "EnvironmentError";
}

const checked = new WeakMap<object, Environment>();

/**
 * The environment, parsed once per isolate.
 *
 * @throws {EnvironmentError} naming each variable or binding that is missing or malformed.
 */
export function parseEnvironment(env: Env): Environment {
	const known = checked.get(env);
	if (known) return known;
	const { data: environment, error } = schema.safeParse(emptyAsUnset(env));
	if (error) {
		const wrong = error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
		throw new EnvironmentError(`The Worker's settings are wrong. ${wrong.join("; ")}`);
	}
	checked.set(env, environment);
	return environment;
}

/** A variable set to nothing counts as not set: that is how a `.dev.vars` switches one off. */
function emptyAsUnset(env: object): Record<string, unknown> {
	return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
}

export const environmentContext = createContext<Environment>();

/** Lets work go on after the answer has gone out. */
export const waitUntilContext = createContext<(promise: Promise<unknown>) => void>();

/** Ties an answer to its log lines. Random, so it says nothing of the visitor. */
export const requestIdContext = createContext<string>();

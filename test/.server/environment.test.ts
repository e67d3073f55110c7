import { describe, expect, it } from "vitest";
import { EnvironmentError, parseEnvironment } from "../../app/.server/environment.ts";

/** Bindings that exist; what they do does not matter here. */
const limits = { CHAT_LIMIT: {}, INQUIRY_LIMIT: {}, BEACON_LIMIT: {} };
const bindings = { DB: {}, MEASUREMENT: {}, DELIVERY: {}, EMAIL: {}, ...limits, VERSION: { id: "1" } };
const settings = { MAIL_FROM: "a@x.example", MAIL_TO: "b@x.example" };

const parse = (env: object) => parseEnvironment(env as Env);

function complaint(env: object): string {
	try {
		parse(env);
		return "";
	} catch (error) {
		expect(error).toBeInstanceOf(EnvironmentError);
		return String(error);
	}
}

describe("the environment", () => {
	it("has defaults for what may be left out", () => {
		expect(parse({ ...bindings, ...settings })).toMatchObject({
			RETENTION_MONTHS: 24,
			HSTS_PRELOAD: "off",
			LEGAL_CHAT_DAILY_LIMIT: 2000,
			LEGAL_CHAT_MODEL_DAILY_LIMIT: 2000,
		});
	});

	it("names what is missing, binding or variable", () => {
		expect(complaint({ ...bindings, ...settings, DB: undefined })).toContain("DB: the binding is missing");
		const without = complaint({ ...bindings, ...settings, MEASUREMENT: undefined, BEACON_LIMIT: undefined });
		expect(without).toMatch(/MEASUREMENT: the binding is missing.*BEACON_LIMIT: the binding is missing/);
		expect(complaint({ ...bindings, MAIL_FROM: "a@x.example" })).toContain("MAIL_TO");
	});

	it("names what is malformed and never shows its value", () => {
		const message = complaint({
			...bindings,
			...settings,
			LEGAL_CHAT_URL: "not an address",
			LEGAL_CHAT_TOKEN: "s3cret",
		});
		expect(message).toContain("LEGAL_CHAT_URL");
		expect(message).not.toMatch(/not an address|s3cret/);
	});

	it("has no pause between deliveries that a queue would refuse", () => {
		const pause = (DELIVERY_RETRY_SECONDS: string) => parse({ ...bindings, ...settings, DELIVERY_RETRY_SECONDS });
		// A queue delays a message by twelve hours at most.
		expect(64 * pause("675").DELIVERY_RETRY_SECONDS).toBe(12 * 3600);
		expect(() => pause("676")).toThrow("DELIVERY_RETRY_SECONDS");
	});

	it("asks for the secret that goes with an address", () => {
		expect(complaint({ ...bindings, ...settings, LEGAL_CHAT_URL: "https://x.example" })).toContain(
			"LEGAL_CHAT_TOKEN: is required when LEGAL_CHAT_URL is set",
		);
		expect(complaint({ ...bindings, ...settings, WEBHOOK_URL: "https://x.example" })).toContain("WEBHOOK_SECRET");
		const model = complaint({ ...bindings, ...settings, LEGAL_CHAT_MODEL_URL: "https://x.example" });
		expect(model).toContain("LEGAL_CHAT_MODEL: is required when LEGAL_CHAT_MODEL_URL is set");
		expect(model).toContain("LEGAL_CHAT_MODEL_TOKEN: is required when LEGAL_CHAT_MODEL_URL is set");
		expect(complaint({ ...bindings, ...settings, TURNSTILE_SITE_KEY: "key" })).toContain(
			"TURNSTILE_SECRET: is required when TURNSTILE_SITE_KEY is set",
		);
	});

	it("takes a variable set to nothing as not set", () => {
		expect(parse({ ...bindings, ...settings, LEGAL_CHAT_URL: "" }).LEGAL_CHAT_URL).toBeUndefined();
	});

	const withWebhook = (address: string) => ({ ...bindings, ...settings, WEBHOOK_URL: address, WEBHOOK_SECRET: "x" });

	it.each([
		"https://hooks.example/x",
		"http://localhost:8788/x",
		"http://127.0.0.1:8788/x",
		"http://127.1/x",
		"http://[::1]:8788/x",
	])("takes %s", (address) => {
		expect(complaint(withWebhook(address))).toBe("");
	});

	it.each([
		"file:///etc/passwd",
		"http://hooks.example/x",
		"http://localhost.evil.example/x",
		"http://127.0.0.1.evil.example/x",
		"http://10.0.0.7/x",
		"http://localhost@evil.example/x",
	])("refuses %s: enquiries and questions leave over TLS", (address) => {
		expect(complaint(withWebhook(address))).toContain("WEBHOOK_URL");
		const chat = { ...bindings, ...settings, LEGAL_CHAT_URL: address, LEGAL_CHAT_TOKEN: "x" };
		expect(complaint(chat)).toContain("LEGAL_CHAT_URL");
		const model = { LEGAL_CHAT_MODEL_URL: address, LEGAL_CHAT_MODEL: "m", LEGAL_CHAT_MODEL_TOKEN: "x" };
		expect(complaint({ ...bindings, ...settings, ...model })).toContain("LEGAL_CHAT_MODEL_URL");
	});
});

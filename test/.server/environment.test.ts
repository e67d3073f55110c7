import { describe, expect, it } from "vitest";
import { EnvironmentError, parseEnvironment } from "../../app/.server/environment.ts";

/** Bindings that exist; what they do does not matter here. */
const bindings = { DB: {}, DELIVERY: {}, EMAIL: {}, CHAT_LIMIT: {}, INQUIRY_LIMIT: {}, VERSION: { id: "1" } };
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
		});
	});

	it("names what is missing, binding or variable", () => {
		expect(complaint({ ...bindings, ...settings, DB: undefined })).toContain("DB: the binding is missing");
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

	it("asks for the secret that goes with an address", () => {
		expect(complaint({ ...bindings, ...settings, LEGAL_CHAT_URL: "https://x.example" })).toContain(
			"LEGAL_CHAT_TOKEN: is required when LEGAL_CHAT_URL is set",
		);
		expect(complaint({ ...bindings, ...settings, WEBHOOK_URL: "https://x.example" })).toContain("WEBHOOK_SECRET");
	});

	it("takes a variable set to nothing as not set", () => {
		expect(parse({ ...bindings, ...settings, LEGAL_CHAT_URL: "" }).LEGAL_CHAT_URL).toBeUndefined();
	});

	it("refuses an address that is not http", () => {
		expect(complaint({ ...bindings, ...settings, WEBHOOK_URL: "file:///etc/passwd", WEBHOOK_SECRET: "x" })).toContain(
			"WEBHOOK_URL",
		);
	});
});

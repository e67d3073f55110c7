import { z } from "zod";
import type { Environment } from "../environment.ts";
import { errorFields, log } from "../log.ts";

/** The field that Turnstile's widget adds to its form. */
export const turnstileField = "cf-turnstile-response";

/** https://developers.cloudflare.com/turnstile/get-started/server-side-validation/ */
const siteverify = "https://challenges.cloudflare.com/turnstile/v0/siteverify";

/** Milliseconds. A visitor waits for this. */
const timeout = 4000;

const verdict = z.object({ success: z.boolean() });

/**
 * Asks Turnstile about a token, when its keys are set; without them everything passes. No token (a browser without
 * scripts) fails like a bad one. The visitor's address is not passed on.
 */
export async function verifyTurnstile(
	token: string | undefined,
	{ TURNSTILE_SECRET: secret }: Pick<Environment, "TURNSTILE_SECRET">,
): Promise<"passed" | "failed" | "unreachable"> {
	if (!secret) return "passed";
	// Tokens have at most 2048 characters, says the documentation.
	if (!token || token.length > 2048) return "failed";
	try {
		const response = await fetch(siteverify, {
			method: "POST",
			body: new URLSearchParams({ secret, response: token }),
			redirect: "manual",
			signal: AbortSignal.timeout(timeout),
		});
		const { success } = verdict.parse(await response.json());
		return success ? "passed" : "failed";
	} catch (error) {
		log("warn", "turnstile.unreachable", errorFields(error));
		return "unreachable";
	}
}

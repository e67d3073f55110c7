import type { Submission } from "../../features/inquiry/protocol/inquiry-schema.ts";
import { keyAge } from "../../features/inquiry/protocol/key.ts";
import type { Environment } from "../environment.ts";
import { overLimit } from "../http/rate-limit.ts";
import { verifyTurnstile } from "./turnstile.ts";

/**
 * Why an enquiry looks automatic. A flag never drops or refuses it: it is stored, marked, and goes to the firm with the
 * daily digest; no acknowledgement is sent, so that the form cannot be used to write to strangers, and no conversation
 * with the assistant is stored.
 */
export type Flag = (typeof flags)[number];

const flags = ["honeypot", "fast", "turnstile", "turnstile-unreachable", "rate", "keyless"] as const;

/** The database may hold flags of an older version. */
export function isFlag(text: string): text is Flag {
	return flags.some((flag) => flag === text);
}

/** Milliseconds: nobody fills in a name, an address and a message in less. */
const fastest = 2000;

/** Looks at everything that can give a machine away. */
export async function flagsOf(
	request: Request,
	submission: Submission,
	token: string | undefined,
	environment: Environment,
	now: Date,
): Promise<Flag[]> {
	// Each form has a key: what comes without was not filled in on the page, and cannot be told from its repetition.
	const age = submission.key === null ? undefined : keyAge(submission.key, now);
	const [turnstile, rate] = await Promise.all([
		verifyTurnstile(token, environment),
		overLimit(environment.INQUIRY_LIMIT, request),
	]);
	const signs: Record<Flag, boolean> = {
		honeypot: submission.website !== "",
		fast: age !== undefined && age < fastest,
		turnstile: turnstile === "failed",
		"turnstile-unreachable": turnstile === "unreachable",
		rate,
		keyless: submission.key === null,
	};
	return flags.filter((flag) => signs[flag]);
}

import { setTimeout as wait } from "node:timers/promises";
import { call } from "../measure/call.ts";

/** One visitor's wish to send one enquiry. */
export interface Submission {
	number: number;
	/** Stands in the message, so that the enquiry is known again in the database. */
	mark: string;
	key: string;
	/** References that the visitor was shown. All of them should be one and the same. */
	shown: Set<string>;
	posts: number;
	/** How many of them the site could not take, by its own word: 503. */
	refused: number;
	/** How many had no whole answer within fifteen seconds. */
	broken: number;
}

export function makeSubmissions(count: number): Submission[] {
	return Array.from({ length: count }, (_, number) => ({
		number,
		mark: `mark-${number}-`,
		// One in ten sends other words with the key of the visitor before: that must become an enquiry of its own.
		key: `fault-test-key-${number % 10 === 9 ? number - 1 : number}`,
		shown: new Set<string>(),
		posts: 0,
		refused: 0,
		broken: 0,
	}));
}

/** Answers that are neither a confirmation nor "the database does not answer". */
export const unexpected: string[] = [];

/**
 * Sends until a confirmation is seen, as a patient visitor does: always the same form, whatever became of the last post.
 * One in eight presses twice.
 *
 * @param url Where the server is just now.
 */
export async function submit(url: () => string, submission: Submission, deadline: number): Promise<void> {
	const presses = submission.number % 8 === 3 ? 2 : 1;
	while (Date.now() < deadline && submission.shown.size === 0) {
		await Promise.all(Array.from({ length: presses }, () => post(url(), submission)));
		if (submission.shown.size === 0) await wait(200 + Math.random() * 1500);
	}
}

async function post(url: string, submission: Submission): Promise<void> {
	const { number, mark, key, shown } = submission;
	const visitor = `198.51.${Math.floor(number / 250)}.${number % 250}`;
	submission.posts++;
	const form = new URLSearchParams({
		name: `Visitante ${number}`,
		email: number % 7 === 0 ? "" : `visitante${number}@correo.example`,
		phone: number % 7 === 0 ? "8155550199" : "",
		message: `${mark} ${"palabra ".repeat(number % 50)}`,
		consent: "on",
		key,
	});
	try {
		const { status, headers, text } = await call(`${url}${number % 2 ? "/contacto" : "/en/contact"}`, {
			method: "POST",
			body: form.toString(),
			headers: {
				"content-type": "application/x-www-form-urlencoded",
				// Miniflare writes the second one anew where it stands before the Worker.
				"x-visitor": visitor,
				"cf-connecting-ip": visitor,
			},
			patience: 15_000,
		});
		const reference = new URL(headers.location ?? url, url).searchParams.get("ref");
		// Wrangler's own answer when the workerd behind it was killed: like a connection that broke.
		const broken = status === 500 && text.startsWith("Error: Network connection lost");
		if (status === 503) submission.refused++;
		if (broken) submission.broken++;
		if (status === 303 && reference) shown.add(reference);
		else if (status !== 503 && !broken) unexpected.push(`${status} ${text.slice(0, 200)}`);
	} catch {
		// Killed while it was answering, or not up again yet: the visitor tries once more.
		submission.broken++;
	}
}

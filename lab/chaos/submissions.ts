import { setTimeout as wait } from "node:timers/promises";

/** One visitor's wish to send one enquiry. */
export interface Submission {
	/** Stands in the message, so that the enquiry is known again in the database. */
	mark: string;
	key: string;
	flagged: boolean;
	/** References that the visitor was shown. All of them should be one and the same. */
	shown: Set<string>;
	posts: number;
}

/** What kinds of visitors there are, by their number: some fill the honeypot, some press twice, some change their mind. */
export function makeSubmissions(count: number): Submission[] {
	return Array.from({ length: count }, (_, n) => ({
		mark: `mark-${n}-`,
		// One in ten sends other words with the key of the visitor before: that must become an enquiry of its own.
		key: `fault-test-key-${n % 10 === 9 ? n - 1 : n}`,
		flagged: n % 12 === 5,
		shown: new Set<string>(),
		posts: 0,
	}));
}

/** Sends until a confirmation is seen, as a patient visitor does: always the same form, whatever became of the last post. */
export async function submit(url: string, submission: Submission, deadline: number): Promise<void> {
	const presses = Number(submission.mark.split("-")[1]) % 8 === 3 ? 2 : 1;
	while (Date.now() < deadline && submission.shown.size === 0) {
		await Promise.all(Array.from({ length: presses }, () => post(url, submission)));
		if (submission.shown.size === 0) await wait(200 + Math.random() * 1500);
	}
}

async function post(url: string, submission: Submission): Promise<void> {
	const n = Number(submission.mark.split("-")[1]);
	submission.posts++;
	const form = new URLSearchParams({
		name: `Visitante ${n}`,
		email: n % 7 === 0 ? "" : `visitante${n}@correo.example`,
		phone: n % 7 === 0 ? "8155550199" : "",
		message: `${submission.mark} ${"palabra ".repeat(n % 50)}`,
		consent: "on",
		key: submission.key,
		website: submission.flagged ? "https://casino.example" : "",
	});
	try {
		const response = await fetch(`${url}${n % 2 ? "/contacto" : "/en/contact"}`, {
			method: "POST",
			body: form,
			redirect: "manual",
			headers: { "x-visitor": `198.51.${Math.floor(n / 250)}.${n % 250}` },
			signal: AbortSignal.timeout(15_000),
		});
		const text = await response.text();
		const reference = new URL(response.headers.get("location") ?? url, url).searchParams.get("ref");
		if (response.status === 303 && reference) submission.shown.add(reference);
		// Wrangler's own answer when the workerd behind it was killed: like a connection that broke.
		else if (response.status === 500 && text.startsWith("Error: Network connection lost")) return;
		else if (response.status !== 503) {
			const answer = `${response.status} ${text.slice(0, 200)}`;
			unexpected.set(answer, (unexpected.get(answer) ?? 0) + 1);
		}
	} catch {
		// Killed while it was answering, or not up again yet: the visitor tries once more.
	}
}

/** Answers that are neither a confirmation nor "the database does not answer", and how often they came. */
export const unexpected = new Map<string, number>();

import { setTimeout as wait } from "node:timers/promises";
import { questions, turn } from "../bench/conversation.ts";
import { makeSubmissions, type Submission, submit, unexpected } from "../chaos/submissions.ts";
import { call } from "../measure/call.ts";

/** What visitors of one kind met. */
export interface Met {
	/** Milliseconds of each whole answer. */
	times: number[];
	/** Answers that no visitor should get, and calls that broke off. */
	failures: string[];
}

/** Milliseconds that an answer may take: no visitor waits longer. */
const patience = 30_000;

const between = (least: number, most: number) => wait(least + Math.random() * (most - least));

/** So many visitors at once, each with the next step a moment after the last, until the deadline. */
async function crowd(count: number, deadline: number, pause: readonly [number, number], step: () => Promise<number>) {
	const met: Met = { times: [], failures: [] };
	const one = async () => {
		await between(0, pause[1]);
		while (Date.now() < deadline) {
			await step().then(
				(time) => met.times.push(time),
				(problem: unknown) => met.failures.push(String(problem)),
			);
			await between(...pause);
		}
	};
	await Promise.all(Array.from({ length: count }, one));
	return met;
}

/** One visitor before all others, who finds nothing rendered and nothing loaded. */
export async function pioneer(site: string, paths: readonly string[]): Promise<void> {
	for (const path of paths) await read(site + path);
	for (const _ of questions) await turn(`${site}/api/legal-chat`);
}

/** Readers who go from page to page at random, every two to ten seconds. */
export function readers(count: number, site: string, paths: readonly string[], deadline: number): Promise<Met> {
	return crowd(count, deadline, [2000, 10_000], async () => {
		const path = paths[Math.floor(Math.random() * paths.length)] ?? "/";
		const began = performance.now();
		const { status, text } = await read(site + path);
		if (status !== 200 || !text.includes("</html>")) throw new Error(`${path} answers ${status}`);
		return performance.now() - began;
	});
}

function read(url: string) {
	return call(url, { headers: { accept: "text/html" }, patience });
}

/** Conversations with the assistant that the site has built in: a question every five to twenty seconds. */
export function talkers(count: number, site: string, deadline: number): Promise<Met> {
	return crowd(count, deadline, [5000, 20_000], async () => (await turn(`${site}/api/legal-chat`, patience)).total);
}

/** What visitors measured, so many reports a second: each is a batch of the other database. */
export async function reporters(perSecond: number, site: string, deadline: number): Promise<Met> {
	const met: Met = { times: [], failures: [] };
	const body = JSON.stringify({ metrics: { LCP: 1200, CLS: 0.001, TTFB: 40 }, actions: { call: 1 } });
	const sent: Promise<void>[] = [];
	for (let visitor = 0; Date.now() < deadline; visitor++) {
		const began = performance.now();
		const report = call(`${site}/api/vitals`, {
			method: "POST",
			headers: { "content-type": "application/json", "cf-connecting-ip": `10.9.${visitor >> 8}.${visitor & 255}` },
			body,
			patience,
		}).then(
			({ status }) => {
				if (status === 204) met.times.push(performance.now() - began);
				else met.failures.push(`a report was answered ${status}`);
			},
			(problem: unknown) => void met.failures.push(String(problem)),
		);
		sent.push(report);
		await wait(1000 / perSecond);
	}
	await Promise.all(sent);
	return met;
}

/** Enquiries, so many a second whatever becomes of those before; and what their visitors met. */
export async function enquirers(perSecond: number, site: string, deadline: number) {
	const seconds = Math.max(1, Math.floor((deadline - Date.now()) / 1000));
	const submissions = makeSubmissions(perSecond * seconds);
	const met: Met = { times: [], failures: unexpected };
	const sent: Promise<void>[] = [];
	for (const submission of submissions) {
		sent.push(send(site, submission, deadline, met));
		await wait(1000 / perSecond);
	}
	await Promise.all(sent);
	return { submissions, met };
}

async function send(site: string, submission: Submission, deadline: number, met: Met): Promise<void> {
	const began = performance.now();
	// The last ones have time to be answered.
	await submit(() => site, submission, deadline + 15_000);
	met.times.push(performance.now() - began);
	for (let times = submission.refused; times > 0; times--) met.failures.push("an enquiry was answered 503");
	for (let times = submission.broken; times > 0; times--) met.failures.push("an enquiry had no whole answer");
}

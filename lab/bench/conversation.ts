export interface Timing {
	/** Milliseconds until the first piece of text. */
	first: number;
	/** Milliseconds until the end. */
	total: number;
}

/** One in each language: each has knowledge of its own, which is read at the first question in it. */
export const questions = ["¿Qué es un gravamen de constructor?", "What is a construction lien in Texas?"];

let visitors = 0;

/**
 * One turn, as a visitor of its own: the rate limit counts by address.
 *
 * @param patience milliseconds after which it has failed
 * @throws Error on anything but a whole answer.
 */
export async function turn(url: string, patience = 60_000): Promise<Timing> {
	visitors++;
	const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
	const ask = questions[visitors % questions.length] ?? "";
	const started = performance.now();
	const response = await fetch(url, {
		method: "POST",
		headers: { "content-type": "application/json", "cf-connecting-ip": address, authorization: "Bearer bench" },
		body: JSON.stringify({ messages: [{ role: "user", content: `${ask} (${visitors})` }] }),
		signal: AbortSignal.timeout(patience),
	});
	let first: number | undefined;
	let end = "";
	for await (const chunk of response.body ?? []) {
		const text = Buffer.from(chunk).toString("latin1");
		if (first === undefined && text.includes('"content"')) first = performance.now() - started;
		end = (end + text).slice(-20);
	}
	if (response.status !== 200 || first === undefined || !end.includes("[DONE]"))
		throw new Error(`${url} answered ${response.status}, and not to the end`);
	return { first, total: performance.now() - started };
}

import { Agent, request } from "node:http";

export interface Timing {
	/** Milliseconds until the first piece of text. */
	first: number;
	/** Milliseconds until the end. */
	total: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/** One in each language: each has knowledge of its own, which is read at the first question in it. */
export const questions = ["¿Qué es un gravamen de constructor?", "What is a construction lien in Texas?"];

let visitors = 0;

/**
 * One turn, as a visitor of its own: the rate limit counts by address.
 *
 * @param patience milliseconds without a byte after which it has failed
 * @throws Error on anything but a whole answer.
 */
export function turn(url: string, patience = 60_000): Promise<Timing> {
	visitors++;
	const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
	const ask = questions[visitors % questions.length] ?? "";
	const body = JSON.stringify({ messages: [{ role: "user", content: `${ask} (${visitors})` }] });
	return new Promise((resolve, reject) => {
		const started = performance.now();
		const call = request(
			url,
			{
				method: "POST",
				agent,
				headers: {
					"content-type": "application/json",
					"content-length": Buffer.byteLength(body),
					"cf-connecting-ip": address,
					authorization: "Bearer bench",
				},
			},
			(response) => {
				let first: number | undefined;
				let end = "";
				response.on("data", (chunk: Buffer) => {
					const text = chunk.toString("latin1");
					if (first === undefined && text.includes('"content"')) first = performance.now() - started;
					end = (end + text).slice(-20);
				});
				response.on("end", () => {
					const total = performance.now() - started;
					if (response.statusCode === 200 && first !== undefined && end.includes("[DONE]")) resolve({ first, total });
					else reject(new Error(`${url} answered ${response.statusCode}, and not to the end`));
				});
				response.on("error", reject);
			},
		);
		call.setTimeout(patience, () => call.destroy(new Error(`${url} was silent`)));
		call.on("error", reject);
		call.end(body);
	});
}

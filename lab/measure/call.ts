import { type IncomingHttpHeaders, request } from "node:http";
import { text } from "node:stream/consumers";

interface Call {
	method?: string;
	headers?: Record<string, string>;
	body?: string;
	/** Milliseconds without a byte after which it has failed. */
	patience: number;
}

interface Answer {
	status: number;
	headers: IncomingHttpHeaders;
	text: string;
}

/** Asks over a connection of its own: one that is kept may be closed by the server just as it is used again. */
export function call(url: string, { method = "GET", headers = {}, body = "", patience }: Call): Promise<Answer> {
	return new Promise((done, fail) => {
		const asked = request(url, { method, headers, agent: false, timeout: patience }, (answer) => {
			text(answer).then(
				(whole) => done({ status: answer.statusCode ?? 0, headers: answer.headers, text: whole }),
				fail,
			);
		});
		asked.on("timeout", () => asked.destroy(new Error(`${url} was silent`)));
		asked.on("error", fail);
		asked.end(body);
	});
}

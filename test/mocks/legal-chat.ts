import { delay, HttpResponse, http } from "msw";
import { delta } from "./chat-faults.ts";

export const backendToken = "token-of-the-tests";

/** Stands in whatever the backend says that no visitor may see. */
export const backendSecret = "SECRET-OF-THE-BACKEND";

/** A call as the backend saw it. */
export interface SeenCall {
	mode: string;
	headers: Record<string, string>;
	body: string;
	/** Bytes of the answer that were taken. */
	taken: number;
	cancelled: boolean;
}

let seen: SeenCall[] = [];

const encoder = new TextEncoder();
const never = new Promise<never>(() => {});
const secretHeaders = { "x-backend": backendSecret };
const json = JSON.stringify({ error: { message: backendSecret } });

/** An answer made of these pieces, and then whatever `end` does: nothing closes it, a promise may hang or throw. */
function reply(
	call: SeenCall,
	pieces: Iterable<string | Uint8Array>,
	end?: () => Promise<never>,
): HttpResponse<BodyInit> {
	const left = pieces[Symbol.iterator]();
	const body = new ReadableStream<Uint8Array>({
		async pull(controller) {
			const { done, value } = left.next();
			if (done) return end ? end() : controller.close();
			const bytes = typeof value === "string" ? encoder.encode(value) : value;
			call.taken += bytes.length;
			controller.enqueue(bytes);
		},
		cancel() {
			call.cancelled = true;
		},
	});
	return new HttpResponse(body, { headers: { "content-type": "text/event-stream", ...secretHeaders } });
}

function* flood(): Generator<string> {
	for (let piece = 0; piece < 20_000; piece++) yield delta("x".repeat(10_000));
}

const two = [delta("Hola, "), delta("soy el asistente.")];
const done = "data: [DONE]\n\n";

const modes: Record<string, (call: SeenCall, url: URL) => HttpResponse<BodyInit> | Promise<HttpResponse<BodyInit>>> = {
	ok: (call) => reply(call, [...two, done]),
	"no-done": (call) => reply(call, two),
	"error-first": (call) => reply(call, [`data: ${json}\n\n`]),
	"error-mid-stream": (call) => reply(call, [two.join(""), `data: ${json}\n\n`]),
	"hang-before-headers": () => never,
	"hang-after-headers": (call) => reply(call, [], () => never),
	"hang-mid-stream": (call) => reply(call, two, () => never),
	/** Alive, and long without a word. */
	thinking: (call) => reply(call, [": thinking\n\n"], () => never),
	"reset-mid-stream": (call) =>
		reply(call, two, async () => {
			await delay(20);
			throw new Error("reset");
		}),
	"reset-after-headers": (call) =>
		reply(call, [], async () => {
			await delay(20);
			throw new Error("reset");
		}),
	"401": () =>
		new HttpResponse(json, { status: 401, headers: { "content-type": "application/json", ...secretHeaders } }),
	"403": () =>
		new HttpResponse(json, { status: 403, headers: { "content-type": "application/json", ...secretHeaders } }),
	"429": () => new HttpResponse(json, { status: 429, headers: { "retry-after": "9999", ...secretHeaders } }),
	"500": () => new HttpResponse(json, { status: 500, headers: secretHeaders }),
	"html-502": () => HttpResponse.html(`<h1>${backendSecret}</h1>`, { status: 502, headers: secretHeaders }),
	html: () => HttpResponse.html(`<h1>${backendSecret}</h1>`, { headers: secretHeaders }),
	json: () => new HttpResponse(json, { headers: { "content-type": "application/json", ...secretHeaders } }),
	empty: (call) => reply(call, []),
	"no-body": () => new HttpResponse(null, { status: 204, headers: secretHeaders }),
	redirect: (_, url) =>
		new HttpResponse(null, { status: 307, headers: { location: `${url.origin}/legal-chat/ok`, ...secretHeaders } }),
	flood: (call) => reply(call, flood()),
	/** The bytes that the query asks for, in base64, in chunks of so many. */
	bytes: (call, { searchParams }) => {
		const bytes = Uint8Array.fromBase64(searchParams.get("base64") ?? "");
		const size = Number(searchParams.get("size") ?? bytes.length);
		const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
			bytes.slice(at * size, (at + 1) * size),
		);
		return reply(call, chunks);
	},
};

/** The backend function: its path says what it does. `GET /seen` tells what came in and forgets it. */
export const legalChat = [
	http.get("https://backend.test/seen", () => {
		const calls = seen;
		seen = [];
		return HttpResponse.json(calls);
	}),
	http.post("https://backend.test/legal-chat/:mode", async ({ request, params }) => {
		const mode = String(params.mode);
		const call = {
			mode,
			headers: Object.fromEntries(request.headers),
			body: await request.text(),
			taken: 0,
			cancelled: false,
		};
		seen.push(call);
		if (request.headers.get("authorization") !== `Bearer ${backendToken}`)
			return new HttpResponse("bad token", { status: 401 });
		return modes[mode]?.(call, new URL(request.url)) ?? new HttpResponse("no such mode", { status: 404 });
	}),
];

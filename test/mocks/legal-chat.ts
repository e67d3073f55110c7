import { HttpResponse, http } from "msw";
import { delta } from "./chat-faults.ts";

export const backendToken = "token-of-the-tests";

/** Stands in whatever the backend says that no visitor may see. */
export const backendSecret = "SECRET-OF-THE-BACKEND";

/** A call as the backend saw it. */
export interface SeenCall {
	mode: string;
	headers: Record<string, string>;
	body: string;
}

let seen: SeenCall[] = [];

const encoder = new TextEncoder();
const never = new Promise<never>(() => {});
const secretHeaders = { "x-backend": backendSecret };
const json = JSON.stringify({ error: { message: backendSecret } });

/**
 * An answer made of these pieces, which then ends or hangs. (Breaks, cancelling and back pressure do not pass through
 * the service that MSW answers from: `backend.test.ts` tries them over real connections.)
 */
function reply(pieces: (string | Uint8Array)[], end?: Promise<never>): HttpResponse<BodyInit> {
	const left = pieces.map((piece) => (typeof piece === "string" ? encoder.encode(piece) : piece));
	const body = new ReadableStream<Uint8Array>({
		pull(controller) {
			const next = left.shift();
			if (next) controller.enqueue(next);
			else if (end) return end;
			else controller.close();
		},
	});
	return new HttpResponse(body, { headers: { "content-type": "text/event-stream", ...secretHeaders } });
}

const two = [delta("Hola, "), delta("soy el asistente.")];
const done = "data: [DONE]\n\n";

const modes: Record<string, (url: URL) => HttpResponse<BodyInit> | Promise<HttpResponse<BodyInit>>> = {
	ok: () => reply([...two, done]),
	"no-done": () => reply(two),
	"error-first": () => reply([`data: ${json}\n\n`]),
	"error-mid-stream": () => reply([two.join(""), `data: ${json}\n\n`]),
	"hang-before-headers": () => never,
	"hang-after-headers": () => reply([], never),
	"hang-mid-stream": () => reply(two, never),
	/** Alive, and long without a word. */
	thinking: () => reply([": thinking\n\n"], never),
	"401": () =>
		new HttpResponse(json, { status: 401, headers: { "content-type": "application/json", ...secretHeaders } }),
	"403": () =>
		new HttpResponse(json, { status: 403, headers: { "content-type": "application/json", ...secretHeaders } }),
	"429": () => new HttpResponse(json, { status: 429, headers: { "retry-after": "9999", ...secretHeaders } }),
	"500": () => new HttpResponse(json, { status: 500, headers: secretHeaders }),
	"html-502": () => HttpResponse.html(`<h1>${backendSecret}</h1>`, { status: 502, headers: secretHeaders }),
	html: () => HttpResponse.html(`<h1>${backendSecret}</h1>`, { headers: secretHeaders }),
	json: () => new HttpResponse(json, { headers: { "content-type": "application/json", ...secretHeaders } }),
	empty: () => reply([]),
	"no-body": () => new HttpResponse(null, { status: 204, headers: secretHeaders }),
	redirect: (url) =>
		new HttpResponse(null, { status: 307, headers: { location: `${url.origin}/legal-chat/ok`, ...secretHeaders } }),
	/** The bytes that the query asks for, in base64, in chunks of so many. */
	bytes: ({ searchParams }) => {
		const bytes = new Uint8Array(Buffer.from(searchParams.get("base64") ?? "", "base64"));
		const size = Number(searchParams.get("size") ?? bytes.length);
		const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
			bytes.slice(at * size, (at + 1) * size),
		);
		return reply(chunks);
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
		return modes[mode]?.(new URL(request.url)) ?? new HttpResponse("no such mode", { status: 404 });
	}),
];

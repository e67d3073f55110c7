import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** What the backend may do to us. `test/mocks/chat-server.ts` does it over real connections. */
export const chatModes = [
	"ok",
	/** Forty pieces, a tenth of a second apart: time enough to press stop. */
	"long",
	/** One byte a second. */
	"slow",
	/** The pieces as they are, as bytes of the stream. */
	"verbatim",
	"no-done",
	"error-mid-stream",
	"hang-before-headers",
	"hang-after-headers",
	"hang-mid-stream",
	"reset",
	"reset-mid-stream",
	"401",
	"403",
	"429",
	"500",
	"html-502",
	"html",
	"json",
	"empty",
	"redirect",
] as const;

export type ChatMode = (typeof chatModes)[number];

export function isChatMode(name: string): name is ChatMode {
	return (chatModes as readonly string[]).includes(name);
}

export function delta(content: string): string {
	return `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
}

const html = "<!doctype html><title>502</title><h1>Bad gateway: SECRET-OF-THE-BACKEND</h1>";
const json = JSON.stringify({ error: { message: "SECRET-OF-THE-BACKEND" } });

/**
 * Answers in a mode. Every refusal carries `SECRET-OF-THE-BACKEND`, in body and header, so that a test can look for
 * it where it must not be.
 *
 * @param pieces The text of the answer in `ok`, cut into its pieces.
 */
export async function answerInMode(response: ServerResponse, mode: ChatMode, pieces: string[]): Promise<void> {
	const [first = "", second = ""] = pieces;
	response.setHeader("x-backend", "SECRET-OF-THE-BACKEND");
	switch (mode) {
		case "401":
		case "403":
		case "429":
		case "500":
			return whole(response, Number(mode), "application/json", json);
		case "html-502":
			return whole(response, 502, "text/html; charset=utf-8", html);
		case "html":
			return whole(response, 200, "text/html; charset=utf-8", html);
		case "json":
			return whole(response, 200, "application/json", json);
		case "empty":
			return whole(response, 200, "text/event-stream", "");
		case "redirect":
			response.setHeader("location", "/elsewhere");
			return whole(response, 307, "text/plain", "SECRET-OF-THE-BACKEND");
		case "hang-before-headers":
			return;
		case "reset":
			response.socket?.resetAndDestroy();
			return;
	}
	response.writeHead(200, { "content-type": "text/event-stream" });
	response.flushHeaders();
	switch (mode) {
		case "hang-after-headers":
			return;
		case "hang-mid-stream":
			response.write(delta(first) + delta(second));
			return;
		case "reset-mid-stream":
			response.write(delta(first) + delta(second));
			await sleep(50);
			response.socket?.resetAndDestroy();
			return;
		case "error-mid-stream":
			response.end(`${delta(first)}${delta(second)}data: ${json}\n\n`);
			return;
		case "slow":
			for (const byte of Buffer.from(`${delta(first)}${delta(second)}data: [DONE]\n\n`)) {
				if (response.destroyed) return;
				response.write(Buffer.of(byte));
				await sleep(1000);
			}
			response.end();
			return;
		case "long":
			for (let piece = 1; piece <= 40 && !response.destroyed; piece++) {
				response.write(delta(`${piece} `));
				await sleep(100);
			}
			response.end("data: [DONE]\n\n");
			return;
		case "verbatim":
			for (const piece of pieces) {
				if (response.destroyed) return;
				response.write(piece);
				await sleep(1);
			}
			response.end();
			return;
		case "no-done":
			response.end(pieces.map(delta).join(""));
			return;
		case "ok":
			for (const piece of pieces) {
				if (!response.write(delta(piece)) && !response.destroyed) await drained(response);
			}
			response.end("data: [DONE]\n\n");
	}
}

function drained(response: ServerResponse): Promise<void> {
	return new Promise((resolve) => {
		const go = () => {
			response.off("drain", go).off("close", go);
			resolve();
		};
		response.on("drain", go).on("close", go);
	});
}

function whole(response: ServerResponse, status: number, type: string, body: string): void {
	response.writeHead(status, { "content-type": type }).end(body);
}

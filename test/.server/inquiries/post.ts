import { env } from "cloudflare:workers";
import type { Environment } from "../../../app/.server/environment.ts";
import { receive } from "../../../app/.server/inquiries/receive.ts";
import { newKey } from "../../../app/features/inquiry/protocol/key.ts";
import type { Locale } from "../../../app/locales/locale.ts";

export const address = "https://cardon-palma.example/contacto";

/** Friday, 20 November 2026, 12:05 in San Diego and Riverside, 13:05 in Hermosillo. */
export const now = new Date("2026-11-20T20:05:00.000Z");

/** The least that a form holds, a minute after it was made. */
export const least = {
	key: newKey(new Date(now.getTime() - 60_000)),
	name: "Ana Prueba",
	email: "ana@correo.example",
	message: "Un vecino invadió mi terreno en Guaymas.",
	consent: "on",
};

export type Fields = Record<string, string>;

/** Posts a form as a browser does and waits for what is done after the answer. */
export async function post(
	body: BodyInit | Fields,
	options: {
		environment: Environment;
		locale?: Locale;
		headers?: Record<string, string>;
		now?: Date;
		bodyDeadline?: number;
	},
) {
	const form = body instanceof Object && body.constructor === Object ? new URLSearchParams(body as Fields) : body;
	const request = new Request(address, { method: "POST", body: form as BodyInit, headers: options.headers });
	const later: Promise<unknown>[] = [];
	const receipt = await receive(request, {
		environment: options.environment,
		locale: options.locale ?? "es",
		waitUntil: (promise) => later.push(promise),
		requestId: "request",
		now: options.now ?? now,
		bodyDeadline: options.bodyDeadline,
	});
	await Promise.all(later);
	return receipt;
}

/** The enquiries, in the order in which they came. */
export async function rows() {
	const { results } = await env.DB.prepare("SELECT * FROM inquiries ORDER BY rowid").all();
	return results;
}

export async function jobs() {
	const { results } = await env.DB.prepare("SELECT * FROM outbox ORDER BY id").all();
	return results;
}

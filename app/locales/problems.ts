import type { Locale } from "./locale.ts";

/** The statuses that the machine routes answer with when they do not do what they were asked. */
export type ProblemStatus = 400 | 403 | 405 | 408 | 413 | 415 | 422 | 429 | 500 | 502 | 504;

type Words = Record<ProblemStatus, { title: string; detail: string }>;

const tooLong = {
	es: "El mensaje es inválido o demasiado largo (máximo 5000 caracteres)",
	en: "Message is invalid or too long (maximum 5000 characters)",
};

const noConnection = {
	es: "No se pudo conectar con el asistente. Intenta de nuevo.",
	en: "Could not connect to the assistant. Please try again.",
};

const es = {
	400: { title: "Solicitud incorrecta", detail: "El cuerpo de la solicitud no es JSON." },
	403: { title: "Prohibido", detail: "Solo se aceptan solicitudes hechas desde este mismo sitio." },
	405: { title: "Método no permitido", detail: "Esta dirección no acepta ese método." },
	408: { title: "Tiempo de espera agotado", detail: "El cuerpo de la solicitud tardó demasiado en llegar." },
	413: { title: "Contenido demasiado grande", detail: tooLong.es },
	415: { title: "Tipo de contenido no admitido", detail: "El cuerpo de la solicitud debe ser application/json." },
	422: { title: "Contenido no procesable", detail: tooLong.es },
	429: { title: "Demasiadas solicitudes", detail: "Recibimos muchos mensajes suyos. Espere un minuto, por favor." },
	500: { title: "Error interno", detail: noConnection.es },
	502: { title: "Respuesta incorrecta del asistente", detail: noConnection.es },
	504: { title: "El asistente tardó demasiado", detail: noConnection.es },
} satisfies Words;

const en = {
	400: { title: "Bad Request", detail: "The body of the request is not JSON." },
	403: { title: "Forbidden", detail: "Only requests made from this site are accepted." },
	405: { title: "Method Not Allowed", detail: "This address does not accept that method." },
	408: { title: "Request Timeout", detail: "The body of the request took too long to arrive." },
	413: { title: "Content Too Large", detail: tooLong.en },
	415: { title: "Unsupported Media Type", detail: "The body of the request must be application/json." },
	422: { title: "Unprocessable Content", detail: tooLong.en },
	429: { title: "Too Many Requests", detail: "We received many messages from you. Please wait a minute." },
	500: { title: "Internal Server Error", detail: noConnection.en },
	502: { title: "Bad Gateway", detail: noConnection.en },
	504: { title: "Gateway Timeout", detail: noConnection.en },
} satisfies Words;

/** What the problem documents say. The strings about messages and the assistant are those of the source document. */
export const problemWords: Record<Locale, Words> = { es, en };

import type { Environment } from "./environment.ts";

/** What a request carries along from the entry to its route. */
export interface Visit {
	environment: Environment;
	/** Ties an answer to its log lines. Random, so it says nothing of the visitor. */
	requestId: string;
	/** Lets work go on after the answer has gone out. */
	waitUntil: (promise: Promise<unknown>) => void;
}

/**
 * A layer on the way of a request: answers it, or hands it on to the next one and may change the answer on its way back.
 * From `withSecurityHeaders` outwards the headers of an answer can be set; React Router's may be immutable.
 */
export type Handler = (request: Request, visit: Visit) => Promise<Response>;

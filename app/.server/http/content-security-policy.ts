import { createHash } from "node:crypto";
import { inlined } from "../../boot/inlined.ts";

/** A source of a policy: a text that may stand in a page, by what it says. */
export function hashSource(text: string): string {
	return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

const turnstile = "https://challenges.cloudflare.com";

/**
 * The policy of every answer: one for the whole site, because on client navigations the first document's stays in force,
 * and because pages are cached. Scripts and styles are the site's own files, and the texts that stand in pages, named by
 * their hashes. Frames: the video player after a click, and Turnstile when its keys are set.
 */
export const contentSecurityPolicy = [
	"default-src 'none'",
	...(import.meta.env.MODE === "development"
		? // Vite writes its own into the page.
			["script-src 'self' 'unsafe-inline'", "style-src 'self' 'unsafe-inline'", "connect-src 'self' ws:"]
		: [
				`script-src 'self' ${hashSource(inlined.script)} ${turnstile}`,
				`style-src 'self' ${Object.values(inlined.styles).map(hashSource).join(" ")}`,
				"connect-src 'self'",
			]),
	"img-src 'self' data:",
	"font-src 'self'",
	"manifest-src 'self'",
	`frame-src https://www.youtube-nocookie.com ${turnstile}`,
	"form-action 'self'",
	"base-uri 'none'",
	"frame-ancestors 'none'",
	"report-uri /api/csp-report",
	"report-to csp",
].join("; ");

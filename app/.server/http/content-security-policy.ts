import { createHash } from "node:crypto";
import { inlined } from "../../boot/inlined.ts";

/** A policy source that allows an inline text by its hash. */
export function hashSource(text: string): string {
	return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

const turnstile = "https://challenges.cloudflare.com";

/**
 * The policy of every response. There is one for the whole site, because the first document's policy stays in force on
 * client navigations, and because pages are cached. It allows the site's own scripts and styles, and inline ones by
 * hash. Frames: the video player after a click, and Turnstile when its keys are set.
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

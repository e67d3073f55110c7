import { translator } from "../locales/instances.server.ts";
import { locales } from "../locales/locale.ts";
import { firm } from "../site/content/content.server.ts";
import { isPathOf } from "../site/pages/page-table.ts";
import type { Handler, Visit } from "./handler.ts";
import { hashSource } from "./http/content-security-policy.ts";
import { preferredLocale } from "./http/negotiate.ts";
import { ProblemError, problem } from "./http/problem.ts";
import { secured } from "./http/security-headers.ts";

/**
 * What a build was made for: `site` and `demonstration` are written into it by `npm run deploy` alone, once nothing
 * refuses (`tools/publish/gate.ts`). A build without either was made by hand and has passed no check.
 */
export type Publication = "site" | "demonstration" | "";

/**
 * Serves the public from a build that passed the gate, and from no other: `npx wrangler deploy` after a plain build
 * puts a Worker online that says so at every public address, the one that Cloudflare gives included: samples may stand
 * in it, and an address that is public is found. Enquiries are taken even then, since somebody may have the form open.
 * In development, on this machine and in local networks everything is served.
 */
export function withPublication(
	next: Handler,
	publication: Publication = PUBLISHED_AS,
	domain: string = firm.domain,
): Handler {
	if (publication === "site") return next;
	return async (request, visit) => {
		const { hostname } = new URL(request.url);
		// What comes over a network has the address of its sender, in `wrangler dev` too.
		if (!request.headers.has("cf-connecting-ip") || isPrivate(hostname)) return next(request, visit);
		const closed = publication !== "demonstration" || withoutWww(hostname) === withoutWww(domain);
		if (closed && !isEnquiry(request)) return unpublished(request, visit);
		const response = await next(request, visit);
		response.headers.set("x-robots-tag", "noindex");
		return response;
	};
}

/** Names without a dot, addresses, and the endings that no public name has (RFC 2606, RFC 6761, RFC 6762). */
function isPrivate(hostname: string): boolean {
	return /^[^.]+$|^[\d.]+$|^\[.*\]$|\.(localhost|local|test|example|invalid)$/.test(hostname);
}

function withoutWww(hostname: string): string {
	return hostname.replace(/^www\./, "");
}

/** The form, and the confirmation that follows it. */
function isEnquiry(request: Request): boolean {
	const { pathname, searchParams } = new URL(request.url);
	return isPathOf("contact", pathname) && (request.method === "POST" || searchParams.has("ref"));
}

function unpublished(request: Request, { environment }: Visit): Response {
	const { pathname } = new URL(request.url);
	const headers = { "cache-control": "no-store", "retry-after": "3600", "x-robots-tag": "noindex" };
	const answer = /^\/api\/|\.data$/.test(pathname)
		? problem(new ProblemError(503, headers), preferredLocale(request))
		: new Response(request.method === "HEAD" ? null : page(), {
				status: 503,
				headers: { ...headers, "content-type": "text/html; charset=utf-8" },
			});
	const response = secured(answer, { hstsPreload: environment.HSTS_PRELOAD === "on" });
	response.headers.set(
		"content-security-policy",
		`default-src 'none'; style-src ${hashSource(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
	);
	return response;
}

const style = `
body { font: 1.125rem/1.6 system-ui, sans-serif; max-width: 36rem; margin: 12vh auto; padding: 0 1.5rem }
h1 { font-size: 1.5rem; line-height: 1.3 }
section + section { border-top: 1px solid; margin-top: 2.5rem; padding-top: 1rem }
`;

/** In both languages, whatever was asked for: nobody is told twice. */
function page(): string {
	const sections = locales.map((locale) => {
		const t = translator(locale, "problems");
		return `<section lang="${locale}"><h1>${t("503.title")}</h1><p>${t("503.detail")}</p><p>${t("503.owner")}</p></section>`;
	});
	const title = locales.map((locale) => translator(locale, "problems")("503.title")).join(" · ");
	return `<!doctype html>
<html lang="${locales[0]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
</head>
<body><main>${sections.join("\n")}</main></body>
</html>
`;
}

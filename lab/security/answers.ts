import { type Answer, attribute, parsePolicy, startTags } from "./observatory.ts";

/** What every answer must say, document, data, file or error. */
const everywhere: Readonly<Record<string, RegExp>> = {
	"content-security-policy": /^default-src 'none'.*frame-ancestors 'none'/,
	"strict-transport-security": /^max-age=63072000; includeSubDomains/,
	"cross-origin-opener-policy": /^same-origin$/,
	"cross-origin-resource-policy": /^(same|cross)-origin$/,
	"referrer-policy": /^strict-origin-when-cross-origin$/,
	"x-content-type-options": /^nosniff$/,
	"x-frame-options": /^DENY$/,
	"permissions-policy": /camera=\(\).*geolocation=\(\)/,
};

/** What a document must say besides. */
const ofDocuments: Readonly<Record<string, RegExp>> = {
	"content-security-policy-report-only": /require-trusted-types-for 'script'/,
	"reporting-endpoints": /^csp="\/api\/csp-report"$/,
};

/** Names what an answer lacks or should not have. */
export function faultsOf({ headers }: Pick<Answer, "headers">): string[] {
	const isDocument = headers.get("content-type")?.startsWith("text/html") ?? false;
	const wanted = { ...everywhere, ...(isDocument ? ofDocuments : {}) };
	const wrong = Object.entries(wanted)
		.filter(([name, pattern]) => !pattern.test(headers.get(name) ?? ""))
		.map(([name]) => `${name} is ${headers.get(name) ?? "missing"}`);
	const tells = ["x-powered-by", "set-cookie"].filter((name) => headers.has(name)).map((name) => `has ${name}`);
	return [...wrong, ...tells];
}

/** Names what in a document its own policy would stop, or what a policy cannot see. */
export function faultsOfDocument({ headers, html }: Pick<Answer, "headers" | "html">): string[] {
	const faults: string[] = [];
	const nonce = nonceOf(headers);
	if (!nonce) faults.push("its policy has no nonce of 24 characters");
	// What a browser does not run needs no leave: data for search engines.
	const running = startTags(html, "script").filter((tag) => attribute(tag, "type") !== "application/ld+json");
	for (const tag of [...running, ...startTags(html, "style")])
		if (attribute(tag, "nonce") !== nonce) faults.push(`without this answer's nonce: ${tag.slice(0, 80)}`);
	const opening = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "").match(/<[a-z][^>]*>/gi) ?? [];
	for (const tag of opening) {
		if (/\son[a-z]+\s*=/i.test(tag)) faults.push(`an event handler in an attribute: ${tag.slice(0, 80)}`);
		if (attribute(tag, "style")) faults.push(`a style attribute, which the policy stops: ${tag.slice(0, 80)}`);
		if (/^<(script|img|source|iframe|link rel="(stylesheet|preload|modulepreload)")/i.test(tag)) {
			const address = attribute(tag, "src") ?? attribute(tag, "href") ?? "";
			if (/^(https?:)?\/\//.test(address)) faults.push(`fetched from elsewhere: ${address}`);
		}
	}
	return faults;
}

/** The nonce that an answer's policy names. */
export function nonceOf(headers: Headers): string | undefined {
	const script = parsePolicy(headers.get("content-security-policy") ?? "").get("script-src") ?? new Set<string>();
	return [...script].flatMap((source) => /^'nonce-([\w+/=-]{24})'$/.exec(source)?.[1] ?? []).at(0);
}

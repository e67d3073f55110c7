/**
 * The tests of MDN's HTTP Observatory, version 5, written after its public scoring
 * (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring): the same twelve, with the same points. They
 * look at one answer, as a browser would get it over HTTPS; what takes a certificate or a list elsewhere (HSTS
 * preloading, the redirect from plain HTTP) is left at what the answer itself shows.
 */
export interface Answer {
	headers: Headers;
	/** The document. */
	html: string;
	/** Where plain HTTP for the same address is sent, if anywhere. */
	fromHttp: string | null;
}

export interface Verdict {
	test: string;
	result: string;
	/** Added to the score of 100. */
	points: number;
	passed: boolean;
}

type Outcome = [result: string, points: number, passed: boolean];

const halfYear = 15_552_000;
/** Sources that let nearly anything in. */
const broad = new Set(["*", "http:", "https:", "http://*", "https://*", "data:", "blob:", "ftp:"]);

const tests: Readonly<Record<string, (answer: Answer) => Outcome>> = {
	"Content Security Policy": ({ headers }) => {
		const header = headers.get("content-security-policy");
		if (!header) return ["not implemented", -25, false];
		const policy = parsePolicy(header);
		const script = policy.get("script-src") ?? policy.get("default-src");
		const style = policy.get("style-src") ?? policy.get("default-src");
		const object = policy.get("object-src") ?? policy.get("default-src");
		if (!script || !style || !object) return ["scripts, styles or plugins from anywhere", -20, false];
		const strict = trusted(script) && script.has("'strict-dynamic'");
		if (script.has("'strict-dynamic'") && !strict) return ["strict-dynamic without nonce or hash", -25, false];
		const isOpen = (sources: ReadonlySet<string>) =>
			[...sources].some((source) => broad.has(source)) || (sources.has("'unsafe-inline'") && !trusted(sources));
		if ((!strict && isOpen(script)) || [...object].some((source) => broad.has(source)))
			return ["unsafe scripts", -20, false];
		const plain = (source: string) => source.startsWith("http:") || source.startsWith("ftp:");
		const passive = new Set(["img-src", "media-src"]);
		const entries = [...policy];
		if (entries.some(([name, sources]) => !passive.has(name) && [...sources].some(plain)))
			return ["active content over HTTP", -20, false];
		if (script.has("'unsafe-eval'") || style.has("'unsafe-eval'")) return ["unsafe-eval", -10, false];
		if (entries.some(([, sources]) => [...sources].some(plain))) return ["pictures over HTTP", -10, true];
		if (isOpen(style)) return ["unsafe styles", 0, true];
		const fallback = policy.get("default-src");
		return fallback?.has("'none'") && fallback.size === 1
			? ["nothing unsafe, default-src 'none'", 10, true]
			: ["nothing unsafe", 5, true];
	},
	Cookies: ({ headers }) => {
		const cookies = headers.getSetCookie();
		if (cookies.length === 0) return ["none", 0, true];
		const all = (pattern: RegExp) => cookies.every((cookie) => pattern.test(cookie));
		if (!all(/;\s*secure/i)) return ["without Secure", -20, false];
		if (!all(/;\s*httponly/i)) return ["without HttpOnly", -30, false];
		return all(/;\s*samesite=(lax|strict)/i) ? ["secure, with SameSite", 5, true] : ["secure", 0, true];
	},
	"Cross-Origin Embedder Policy": ({ headers }) =>
		named(headers.get("cross-origin-embedder-policy"), {
			"require-corp": 10,
			credentialless: 10,
			"unsafe-none": 0,
		}),
	"Cross-Origin Opener Policy": ({ headers }) =>
		named(headers.get("cross-origin-opener-policy"), {
			"same-origin": 10,
			"same-origin-allow-popups": 10,
			"noopener-allow-popups": 10,
			"unsafe-none": 0,
		}),
	"Cross-Origin Resource Sharing": ({ headers }) => {
		const origin = headers.get("access-control-allow-origin");
		if (!origin) return ["not implemented", 0, true];
		if (headers.get("access-control-allow-credentials") === "true") return ["anybody, with credentials", -50, false];
		return [origin === "*" ? "public" : "restricted", 0, true];
	},
	"Cross-Origin Resource Policy": ({ headers }) =>
		named(headers.get("cross-origin-resource-policy"), { "same-origin": 10, "same-site": 10, "cross-origin": 0 }),
	Redirection: ({ fromHttp }) => {
		if (!fromHttp) return ["stays on HTTP", -20, false];
		return fromHttp.startsWith("https:") ? ["to HTTPS at once", 0, true] : ["not to HTTPS", -20, false];
	},
	"Referrer Policy": ({ headers }) => {
		const header = headers.get("referrer-policy");
		if (!header) return ["not implemented", 0, true];
		// Of several, a browser takes the last that it knows.
		const policy = header.toLowerCase().split(",").at(-1)?.trim() ?? "";
		if (["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"].includes(policy))
			return [policy, 5, true];
		return [policy, -5, false];
	},
	"Strict Transport Security": ({ headers }) => {
		const header = headers.get("strict-transport-security");
		if (!header) return ["not implemented", -20, false];
		const age = Number(/(?:^|;)\s*max-age="?(\d+)"?/i.exec(header)?.[1] ?? Number.NaN);
		if (Number.isNaN(age)) return ["without max-age", -20, false];
		return age >= halfYear ? ["half a year or longer", 0, true] : ["shorter than half a year", -10, false];
	},
	"Subresource Integrity": ({ html }) => {
		const scripts = startTags(html, "script").flatMap((tag) => {
			const source = attribute(tag, "src");
			return source ? [{ source, integrity: attribute(tag, "integrity") }] : [];
		});
		const own = ({ source }: { source: string }) => /^\/(?!\/)|^[^/:]+(\/|$)/.test(source);
		const foreign = scripts.filter((script) => !own(script));
		if (foreign.some(({ source }) => !source.startsWith("https:")))
			return ["foreign scripts without HTTPS", -50, false];
		if (foreign.some(({ integrity }) => !integrity)) return ["foreign scripts without hashes", -5, false];
		if (scripts.some(({ integrity }) => integrity)) return ["scripts with hashes", 5, true];
		return [scripts.length === 0 ? "no scripts by address" : "own scripts without hashes", 0, true];
	},
	"X-Content-Type-Options": ({ headers }) =>
		headers.get("x-content-type-options")?.trim().toLowerCase() === "nosniff"
			? ["nosniff", 0, true]
			: ["not nosniff", -5, false],
	"X-Frame-Options": ({ headers }) => {
		const ancestors = parsePolicy(headers.get("content-security-policy") ?? "").get("frame-ancestors");
		if (ancestors && ![...ancestors].some((source) => broad.has(source))) return ["by frame-ancestors", 5, true];
		const header = headers.get("x-frame-options")?.trim().toLowerCase();
		return header === "deny" || header === "sameorigin" ? [header, 5, true] : ["frames from anywhere", -20, false];
	},
};

/** What each test says of an answer. */
export function observe(answer: Answer): Verdict[] {
	return Object.entries(tests).map(([test, look]) => {
		const [result, points, passed] = look(answer);
		return { test, result, points, passed };
	});
}

/** From 100; what is above 100 counts for those who have at least 90 without it. */
export function score(verdicts: readonly Verdict[]): number {
	const points = (of: (points: number) => boolean) =>
		verdicts.reduce((sum, verdict) => sum + (of(verdict.points) ? verdict.points : 0), 0);
	const base = Math.max(0, 100 + points((each) => each < 0));
	return base >= 90 ? base + points((each) => each > 0) : base;
}

/** Directives and their sources. Of a directive that stands twice, the first counts. */
export function parsePolicy(header: string): Map<string, ReadonlySet<string>> {
	const policy = new Map<string, ReadonlySet<string>>();
	for (const directive of header.split(";")) {
		const [name, ...sources] = directive.trim().split(/\s+/);
		if (name && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), new Set(sources));
	}
	return policy;
}

/** The start tags of a name, as written. Pages are the site's own: React escapes what could be mistaken for a tag. */
export function startTags(html: string, name: string): string[] {
	return html.match(new RegExp(`<${name}(?:\\s[^>]*)?>`, "gi")) ?? [];
}

export function attribute(tag: string, name: string): string | undefined {
	return new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1];
}

const trusted = (sources: ReadonlySet<string>) =>
	[...sources].some((source) => /^'(nonce-|sha256-|sha384-|sha512-)/.test(source));

function named(header: string | null, known: Readonly<Record<string, number>>): Outcome {
	if (!header) return ["not implemented", 0, true];
	const value = header.split(";")[0]?.trim().toLowerCase() ?? "";
	const points = known[value];
	return points === undefined ? ["invalid", -5, false] : [value, points, true];
}

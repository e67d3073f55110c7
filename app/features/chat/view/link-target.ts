/**
 * Where a link in an answer may lead: a path on this site, or an address with the host, number or mailbox that it
 * names.
 */
export type LinkTarget =
	| { kind: "own"; address: string; pathname: string }
	| { kind: "web" | "phone" | "mail"; address: string; names: string };

/** The base against which paths are parsed; it never resolves (RFC 2606). */
const base = "https://here.invalid";

/**
 * Checks a link's address against the allowlist: paths on this site, http and https, phone numbers, and mailboxes. The
 * address is rebuilt from its parsed parts, so nothing unchecked remains: no login in front of a host, no header in a
 * mail. Anything else is not a link.
 */
export function linkTarget(address: string, origin: string): LinkTarget | undefined {
	const phone = /^tel:(\+?[\d\s().-]{3,30})$/i.exec(address)?.[1]?.replace(/[^\d+]/g, "");
	if (phone) return { kind: "phone", address: `tel:${phone}`, names: phone };
	const mailbox = /^mailto:([\w.+-]+@[\w.-]+\.\w+)(?:\?|$)/i.exec(address)?.[1];
	if (mailbox) return { kind: "mail", address: `mailto:${mailbox}`, names: mailbox };
	if (!/^(?:\/|https?:\/\/)/i.test(address) || !URL.canParse(address, base)) return undefined;
	const url = new URL(address, base);
	// `https://bank.example@elsewhere.example` reads as one host and leads to another.
	if (url.username || url.password) return undefined;
	const isPath = address.startsWith("/");
	const { pathname } = url;
	if (url.origin === (isPath ? base : origin)) {
		// After its dots are resolved, the rest of `/.//host` would be read as another host.
		if (pathname.startsWith("//")) return undefined;
		return { kind: "own", address: pathname + url.search + url.hash, pathname };
	}
	// A path that still leads elsewhere: `//host`, or `/\host`.
	return isPath ? undefined : { kind: "web", address: url.href, names: url.host };
}

/**
 * The text a link must show instead if its own text names a different address than its target; `undefined` if the text
 * is honest. The answer comes from a program that can be manipulated.
 */
export function correctedText(text: string, target: LinkTarget): string | undefined {
	switch (target.kind) {
		case "own":
			return undefined;
		case "web": {
			const named = /^(?:https?:\/\/)?(?:www\.)?([^\s/?#@]+\.[a-z]{2,})(?:[/?#:]\S*)?$/i.exec(text.trim())?.[1];
			return named && named.toLowerCase() !== target.names.replace(/^www\./, "") ? target.address : undefined;
		}
		case "phone": {
			const digits = text.replace(/\D/g, "");
			const number = target.names.replace("+", "");
			return digits.length >= 7 && !number.endsWith(digits) && !digits.endsWith(number) ? target.names : undefined;
		}
		case "mail":
			return text.includes("@") && text.trim() !== target.names ? target.names : undefined;
	}
}

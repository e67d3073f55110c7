/** Where a link of an answer may lead. */
export type LinkTarget =
	/** A path of this site. */
	| { kind: "own"; path: string }
	| { kind: "web"; address: string; host: string }
	| { kind: "phone"; address: string; number: string }
	| { kind: "mail"; address: string; mailbox: string };

/** Stands for this site while a path is taken apart; resolves nowhere (RFC 2606). */
const here = "https://here.invalid";

/**
 * Checks the address of a link against the list of what is allowed: own paths, http and https, phone numbers, and
 * mailboxes. What comes back is built anew from what was understood, so nothing that was not checked is left in it:
 * no login in front of a host, no header in a mail. All else is no link.
 */
export function linkTarget(address: string, origin: string): LinkTarget | undefined {
	const phone = /^tel:(\+?[\d\s().-]{3,30})$/i.exec(address)?.[1];
	if (phone) {
		const number = phone.replace(/[^\d+]/g, "");
		return { kind: "phone", address: `tel:${number}`, number };
	}
	const mailbox = /^mailto:([\w.+-]+@[\w.-]+\.\w+)(?:\?|$)/i.exec(address)?.[1];
	if (mailbox) return { kind: "mail", address: `mailto:${mailbox}`, mailbox };
	if (!/^(?:\/|https?:\/\/)/i.test(address)) return undefined;
	const url = parse(address);
	if (!url) return undefined;
	// `https://bank.example@elsewhere.example` reads as one host and leads to another.
	if (url.username || url.password) return undefined;
	if (address.startsWith("/") ? url.origin === here : url.origin === origin) {
		return { kind: "own", path: url.pathname + url.search + url.hash };
	}
	// A path that leads elsewhere all the same: `//host`, or `/\host`.
	if (address.startsWith("/")) return undefined;
	return url.protocol === "https:" || url.protocol === "http:"
		? { kind: "web", address: url.href, host: url.host }
		: undefined;
}

/**
 * What a link should say when its text names another address than the one it leads to; nothing when the text is
 * honest. The answer comes from a program that can be talked into things.
 */
export function correctedText(text: string, target: LinkTarget): string | undefined {
	switch (target.kind) {
		case "own":
			return undefined;
		case "web": {
			const named = /^(?:https?:\/\/)?(?:www\.)?([^\s/?#@]+\.[a-z]{2,})(?:[/?#:]\S*)?$/i.exec(text.trim())?.[1];
			return named && named.toLowerCase() !== target.host.replace(/^www\./, "") ? target.address : undefined;
		}
		case "phone": {
			const digits = text.replace(/\D/g, "");
			const number = target.number.replace("+", "");
			return digits.length >= 7 && !number.endsWith(digits) && !digits.endsWith(number) ? target.number : undefined;
		}
		case "mail":
			return text.includes("@") && text.trim() !== target.mailbox ? target.mailbox : undefined;
	}
}

function parse(address: string): URL | undefined {
	try {
		return new URL(address, here);
	} catch {
		return undefined;
	}
}

import { sha256 } from "../sha256.ts";

/**
 * The key that a rate limit counts by: a hash of the visitor's network. Neither the address nor the key is stored or
 * logged.
 */
export function visitorKey(request: Request): Promise<string> {
	return sha256(networkOf(request));
}

/**
 * The network that a visitor is counted by: the /48 of an IPv6 address, or the whole IPv4 address. Providers hand out
 * whole /48s, so a visitor counted by anything smaller would get 65,536 turns. On mobile networks many people share
 * one, as they share an IPv4 address, and the limits allow for that.
 */
export function networkOf(request: Request): string {
	const address = request.headers.get("cf-connecting-ip") ?? "unknown";
	if (!address.includes(":")) return address;
	// RFC 4291: `::` stands for as many zero groups as are missing.
	const [head = "", tail = ""] = address.toLowerCase().split("::");
	const first = groupsOf(head);
	const last = groupsOf(tail);
	const skipped = Array<string>(Math.max(0, 8 - first.length - last.length)).fill("0");
	return [...first, ...skipped, ...last]
		.slice(0, 3)
		.map((group) => group.replace(/^0+(?=.)/, ""))
		.join(":");
}

function groupsOf(part: string): string[] {
	return part === "" ? [] : part.split(":");
}

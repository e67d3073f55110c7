import { sha256 } from "../sha256.ts";

/**
 * What a rate limit counts by: a hash of the visitor's address, or of its /64 network in IPv6, where one household owns
 * 2^64 addresses. Neither the address nor the key is stored or logged.
 */
export function visitorKey(request: Request): Promise<string> {
	return sha256(network(request.headers.get("cf-connecting-ip") ?? "unknown"));
}

/** The /64 network of an IPv6 address (RFC 4291: `::` is as many zero groups as are missing); an IPv4 address as it is. */
function network(address: string): string {
	if (!address.includes(":")) return address;
	const [head = "", tail = ""] = address.toLowerCase().split("::");
	const first = groupsOf(head);
	const last = groupsOf(tail);
	const skipped = Array<string>(Math.max(0, 8 - first.length - last.length)).fill("0");
	return [...first, ...skipped, ...last]
		.slice(0, 4)
		.map((group) => group.replace(/^0+(?=.)/, ""))
		.join(":");
}

function groupsOf(part: string): string[] {
	return part === "" ? [] : part.split(":");
}

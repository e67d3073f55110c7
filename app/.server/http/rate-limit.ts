/** The period of the rate limits in `wrangler.toml`, in seconds: after it a visitor may try again. */
export const rateLimitPeriod = 60;

/** Whether a visitor has made more requests than a rate limit allows. The address itself is kept nowhere. */
export async function overLimit(limit: RateLimit, request: Request): Promise<boolean> {
	const { success } = await limit.limit({ key: await visitorKey(request.headers.get("cf-connecting-ip") ?? "") });
	return !success;
}

/** A key for a visitor: a hash of the address, or of its network in IPv6, where one household owns 2^64 addresses. */
export async function visitorKey(address: string): Promise<string> {
	const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(network(address)));
	return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The /64 network of an IPv6 address (RFC 4291: `::` stands for as many zero groups as are missing). */
function network(address: string): string {
	if (!address.includes(":")) return address;
	const [head = "", tail] = address.toLowerCase().split("::");
	const before = head === "" ? [] : head.split(":");
	const after = tail ? tail.split(":") : [];
	const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
	const groups = [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ""));
	return groups.slice(0, 4).join(":");
}

/**
 * What a rate limit counts by: the visitor's network address, of which IPv6 gives everybody a whole /64. It is neither
 * stored nor logged.
 */
export function visitorKey(request: Request): string {
	const address = request.headers.get("cf-connecting-ip") ?? "unknown";
	if (!address.includes(":")) return address;
	const [head = "", tail] = address.toLowerCase().split("::");
	const groups = head === "" ? [] : head.split(":");
	if (tail !== undefined) {
		const after = tail === "" ? 0 : tail.split(":").length;
		while (groups.length + after < 8) groups.push("0");
	}
	return groups
		.slice(0, 4)
		.map((group) => group.replace(/^0+(?=.)/, ""))
		.join(":");
}

/**
 * What a rate limit counts by: the visitor's network address, of which IPv6 gives everybody a whole /64. It is neither
 * stored nor logged.
 */
export function visitorKey(request: Request): string {
	const address = request.headers.get("cf-connecting-ip") ?? "unknown";
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

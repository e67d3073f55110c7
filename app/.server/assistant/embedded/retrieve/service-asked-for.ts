import type { Passage } from "../../../../site/corpus/passage.ts";
import { fold, wordsOf } from "../text/fold.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Found } from "./retrieve.ts";
import words from "./service-words.json" with { type: "json" };

/** Minimum sum of shares for a service to be the one meant. */
const meantFrom = 0.45;

/**
 * The page of the service that the visitor asks the firm for: “do you handle this?”, “can you write to them?”. It is
 * the service to which most of the results belong. `undefined` if the message does not ask whether the firm does
 * something.
 */
export function serviceAskedFor(message: string, found: readonly Found[], { passages }: Knowledge) {
	const text = ` ${wordsOf(fold(message)).join(" ")} `;
	if (![...words.es, ...words.en].some((phrase) => text.includes(` ${phrase} `))) return undefined;
	const shares = new Map<string, number>();
	for (const { source, share } of found) {
		const service = source.type === "passage" ? serviceOf(source.passage) : undefined;
		if (service !== undefined) shares.set(service, (shares.get(service) ?? 0) + share);
	}
	const [meant, share = 0] = [...shares].sort((one, other) => other[1] - one[1])[0] ?? [];
	if (share < meantFrom) return undefined;
	return passages.find(({ kind, about }) => (kind === "service" ? about.service === meant : kind === meant));
}

/** Passages about an external chief legal officer belong to no practice area. */
function serviceOf({ kind, about }: Passage): string | undefined {
	return kind === "clo" || kind === "clo-part" ? "clo" : about.service;
}

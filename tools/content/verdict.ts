import { blocking } from "./checks/samples.ts";
import { collectionOf } from "./collections.ts";
import { contentFolder } from "./entry.ts";
import type { Finding } from "./finding.ts";

export interface Rules {
	strict: boolean;
	allowSample: boolean;
}

export interface Verdict {
	errors: Finding[];
	warnings: Finding[];
	hints: Finding[];
	/** Samples that are listed and fail nothing. */
	samples: Finding[];
	/** Samples that fail a strict check. */
	refused: Finding[];
}

/** Sorts findings by what they do to a check. */
export function verdict(findings: readonly Finding[], { strict, allowSample }: Rules): Verdict {
	const refuses = (finding: Finding) => strict && !allowSample && isBlocking(finding);
	const samples = findings.filter(({ sample }) => sample);
	const others = findings.filter(({ sample }) => !sample);
	return {
		errors: others.filter(({ level }) => level === "error"),
		warnings: others.filter(({ level }) => level === "warning"),
		hints: others.filter(({ level }) => level === "hint"),
		samples: samples.filter((finding) => !refuses(finding)),
		refused: samples.filter(refuses),
	};
}

/** A sample of a testimonial, a result or a person. */
function isBlocking({ file }: Finding): boolean {
	const collection = collectionOf(file.slice(contentFolder.length + 1));
	return collection !== undefined && blocking.includes(collection);
}

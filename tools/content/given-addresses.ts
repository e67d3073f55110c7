import { existsSync, readFileSync } from "node:fs";
import { isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import { contentFolder } from "./entry.ts";

/** An address that the firm has given out, as `/blog/{slug}`, and the line that says so. */
export interface GivenAddress {
	path: string;
	line: number;
}

/** The addresses of `app/content/addresses.yaml`; without that file none. */
export function readGivenAddresses(): GivenAddress[] {
	const file = `${contentFolder}/addresses.yaml`;
	if (!existsSync(file)) return [];
	const lines = new LineCounter();
	const { contents } = parseDocument(readFileSync(file, "utf8"), { lineCounter: lines });
	const rows = isSeq(contents) ? contents.items : [];
	return rows.flatMap((row) =>
		(isSeq(row) ? row.items : []).flatMap((item) =>
			isScalar(item) && item.range ? [{ path: String(item.value), line: lines.linePos(item.range[0]).line }] : [],
		),
	);
}

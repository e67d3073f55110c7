import { readTab, writeTab } from "../../hand-off/tab-storage.ts";
import { describeSource, foreignHost } from "../protocol/source.ts";

const storageKey = "site:source";

/**
 * Remembers where a visitor came from: the first page of the visit, and the site that linked to it. Call it on each
 * page; only a tab's first call writes.
 * @returns the source, or an empty string if the browser stores nothing
 */
export function recordAttribution(): string {
	const known = readTab(storageKey);
	if (known !== "") return known;
	const source = describeSource(location.pathname, foreignHost(document.referrer, location.host));
	return writeTab(storageKey, source) ? source : "";
}

import { describeSource, foreignHost } from "../protocol/source.ts";

/** Where it is kept, in the tab's own storage: no cookie, gone with the tab. */
const storageKey = "lindero:source";

/**
 * Remembers where a visitor came from: the first page of the visit, and the site that linked to it. To be called on each
 * page; only the first call of a tab writes.
 *
 * @returns what is remembered; nothing where the browser keeps nothing.
 */
export function recordAttribution(): string {
	try {
		const known = sessionStorage.getItem(storageKey);
		if (known !== null) return known;
		const source = describeSource(location.pathname, foreignHost(document.referrer, location.host));
		sessionStorage.setItem(storageKey, source);
		return source;
	} catch {
		return "";
	}
}

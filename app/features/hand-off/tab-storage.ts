/**
 * The tab's own storage (`sessionStorage`): it survives navigation, reloads and a change of language, and disappears
 * with the tab. It may be forbidden or full; the site then works without it.
 * @returns an empty string if nothing is stored
 */
export function readTab(key: string): string {
	try {
		return sessionStorage.getItem(key) ?? "";
	} catch {
		return "";
	}
}

/**
 * Stores a text, or erases it if empty.
 * @returns whether that worked
 */
export function writeTab(key: string, text: string): boolean {
	try {
		if (text === "") sessionStorage.removeItem(key);
		else sessionStorage.setItem(key, text);
		return true;
	} catch {
		return false;
	}
}

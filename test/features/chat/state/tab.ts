import { afterEach, beforeEach, vi } from "vitest";

/** A tab for tests in Node: its storage, and the events of its page. `capacity` counts characters. */
export function fakeTab() {
	const tab = { items: new Map<string, string>(), capacity: Number.POSITIVE_INFINITY, page: new EventTarget() };
	beforeEach(() => {
		tab.items.clear();
		tab.capacity = Number.POSITIVE_INFINITY;
		tab.page = new EventTarget();
		vi.stubGlobal("sessionStorage", {
			getItem: (key: string) => tab.items.get(key) ?? null,
			setItem(key: string, value: string) {
				if (value.length > tab.capacity) throw new DOMException("full", "QuotaExceededError");
				tab.items.set(key, value);
			},
			removeItem: (key: string) => tab.items.delete(key),
		});
		for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const) {
			vi.stubGlobal(name, tab.page[name].bind(tab.page));
		}
	});
	afterEach(() => vi.unstubAllGlobals());
	return tab;
}

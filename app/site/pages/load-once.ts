/**
 * Loads something once, when it is first asked for. A load that failed is tried again at the next call: a phone may be
 * back on its network by then.
 */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
	let loading: Promise<Loaded> | undefined;
	return () => {
		loading ??= load().catch((error: unknown) => {
			loading = undefined;
			throw error;
		});
		return loading;
	};
}

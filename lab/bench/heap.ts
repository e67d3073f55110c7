/** The heap of a Worker named `worker`, asked of workerd's inspector (Chrome DevTools Protocol, `Runtime.getHeapUsage`). */
export async function heapOf(inspectorPort: number): Promise<{ megabytes(): Promise<number>; close(): void }> {
	const socket = new WebSocket(`ws://127.0.0.1:${inspectorPort}/worker`);
	await new Promise<void>((resolve, reject) => {
		socket.addEventListener("open", () => resolve());
		socket.addEventListener("error", () => reject(new Error("The inspector does not answer")));
	});
	let asked = 0;
	const waiting = new Map<number, (megabytes: number) => void>();
	socket.addEventListener("message", ({ data }) => {
		const { id, result } = JSON.parse(String(data));
		waiting.get(id)?.(Number(result?.usedSize) / 1e6);
		waiting.delete(id);
	});
	return {
		megabytes: () =>
			new Promise((resolve) => {
				asked++;
				waiting.set(asked, resolve);
				socket.send(JSON.stringify({ id: asked, method: "Runtime.getHeapUsage" }));
			}),
		close: () => socket.close(),
	};
}

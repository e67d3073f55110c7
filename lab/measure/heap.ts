import type { Running } from "./workerd.ts";

interface Heap {
	/** What the isolate holds in megabytes, garbage not yet collected included. */
	megabytes(): Promise<number>;
	/** Collects the garbage. It happens with the Worker's next request, so there must be one. */
	collect(): Promise<void>;
	close(): void;
}

/** The heap of the Worker, asked of workerd's inspector (Chrome DevTools Protocol). Not the memory of its process. */
export async function heapOf({ inspector }: Running): Promise<Heap> {
	const socket = new WebSocket(new URL("/core:user:worker", await inspector()));
	await new Promise((open) => socket.addEventListener("open", open, { once: true }));
	let asked = 0;
	const ask = (method: string) =>
		new Promise<{ usedSize: number }>((answered) => {
			const id = ++asked;
			socket.addEventListener("message", function read({ data }: MessageEvent) {
				const answer = JSON.parse(String(data));
				if (answer.id !== id) return;
				socket.removeEventListener("message", read);
				answered(answer.result);
			});
			socket.send(JSON.stringify({ id, method }));
		});
	return {
		megabytes: async () => (await ask("Runtime.getHeapUsage")).usedSize / 1e6,
		async collect() {
			await ask("HeapProfiler.enable");
			await ask("HeapProfiler.collectGarbage");
			await ask("HeapProfiler.disable");
		},
		close: () => socket.close(),
	};
}

import { setTimeout as wait } from "node:timers/promises";
import type { Running } from "./workerd.ts";

/** Megabytes that the Worker may hold: an isolate has 128. */
export const heapLimit = 100;

interface Heap {
	/** What the isolate holds in megabytes, garbage not yet collected included. */
	megabytes(): Promise<number>;
	/** Collects the garbage. */
	collect(): Promise<void>;
	close(): void;
}

/** The heap of the Worker, asked of workerd's inspector (Chrome DevTools Protocol). Not the memory of its process. */
export async function heapOf({ inspector, worker }: Running): Promise<Heap> {
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
			const asked = ["HeapProfiler.enable", "HeapProfiler.collectGarbage", "HeapProfiler.disable"];
			let isDone = false;
			const done = Promise.all(asked.map(ask)).then(() => {
				isDone = true;
			});
			// The inspector is heard when the Worker has something to do.
			while (!isDone) {
				await fetch(worker).then((response) => response.text());
				await Promise.race([done, wait(100)]);
			}
		},
		close: () => socket.close(),
	};
}

import { cpus, loadavg } from "node:os";

/** More than this much work waiting per core, and the machine is busy with something else. */
const busy = 0.6;
/** How long to wait for it to end, in milliseconds. */
const patience = 180_000;

/** The machine that measures, as the results name it. */
export function machine(): string {
	const cores = cpus();
	return `${cores.length} × ${cores[0]?.model.trim() ?? "unknown processor"}, Node ${process.version}, ${process.platform}`;
}

/** Work waiting per core, over the last minute. Always 0 where the system does not say (Windows). */
export function load(): number {
	return (loadavg()[0] ?? 0) / cpus().length;
}

/** Waits until the machine does nothing else, and tells whether it came to that. What is measured on a busy one says little. */
export async function quiet(): Promise<boolean> {
	const deadline = Date.now() + patience;
	while (load() > busy) {
		if (Date.now() > deadline) return false;
		await new Promise((next) => setTimeout(next, 2000));
	}
	return true;
}

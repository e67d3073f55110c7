import { readdirSync, readFileSync } from "node:fs";

/**
 * Resident memory of the workerd processes below a process, in megabytes; nothing where there is no `/proc`. Wrangler
 * starts workerd twice, for its proxy and for the Worker: both count.
 */
export function residentMegabytes(ancestor: number): number | undefined {
	try {
		const found = readdirSync("/proc")
			.filter((name) => /^\d+$/.test(name))
			.map((pid) => statusOf(pid))
			.filter((status) => status.includes("Name:\tworkerd") && descends(status, ancestor));
		const kilobytes = found.map((status) => Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0));
		return kilobytes.length > 0 ? kilobytes.reduce((sum, one) => sum + one, 0) / 1024 : undefined;
	} catch {
		return undefined;
	}
}

function descends(status: string, ancestor: number): boolean {
	const parent = /^PPid:\s+(\d+)/m.exec(status)?.[1] ?? "0";
	return Number(parent) === ancestor || (parent !== "0" && parent !== "1" && descends(statusOf(parent), ancestor));
}

function statusOf(pid: string): string {
	try {
		return readFileSync(`/proc/${pid}/status`, "utf8");
	} catch {
		return "";
	}
}

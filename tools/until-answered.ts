import type { ChildProcess } from "node:child_process";

/** Waits until a server that was just started answers at an address. @throws when it ends or takes longer than `within` ms. */
export async function untilAnswered(url: string, server: ChildProcess, within = 180_000): Promise<void> {
	const deadline = Date.now() + within;
	while (Date.now() < deadline && server.exitCode === null) {
		const known = await fetch(url).then(
			(response) => response.ok,
			() => false,
		);
		if (known) return;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error(`Nothing answers at ${url}`);
}

import { readFile, writeFile } from "node:fs/promises";

/** Writes a file unless it says the same already: `npm run dev` loads again what depends on a file that is written. */
export async function writeIfChanged(file: string, text: string): Promise<void> {
	const before = await readFile(file, "utf8").catch(() => undefined);
	if (before !== text) await writeFile(file, text);
}

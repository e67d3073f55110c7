/** @module-tag weekly */
import { readdirSync, readFileSync } from "node:fs";
import type { Server } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parseDocument } from "yaml";
import labels from "../../tools/content/cms/labels.json" with { type: "json" };
import { serveCms } from "../../tools/content/cms/server.ts";
import { entryOf } from "../../tools/content/entry.ts";
import { freePort } from "../../tools/free-port.ts";
import { launchBrowser } from "./browser.ts";

const { open } = launchBrowser();

let server: Server;
let address: string;

beforeAll(async () => {
	const port = await freePort();
	server = await serveCms(port);
	address = `http://localhost:${port}`;
});
afterAll(() => {
	server.close();
});

/** The content, by path. */
const files = readdirSync("app/content", { recursive: true, encoding: "utf8" })
	.filter((file) => /^[a-z][\w/-]*\.yaml$/.test(file))
	.map((file) => `app/content/${file}`)
	.map((path) => [path, readFileSync(path, "utf8")] as const);

/** Runs in the page: puts the repository into the browser's own file system, and has that chosen when a folder is. */
async function chooseRepository(repository: typeof files): Promise<void> {
	const root = await navigator.storage.getDirectory();
	await root.getDirectoryHandle(".git", { create: true });
	for (const [path, text] of repository) {
		const folders = path.split("/");
		const name = folders.pop() ?? "";
		let folder = root;
		for (const each of folders) folder = await folder.getDirectoryHandle(each, { create: true });
		const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
		await writable.write(text);
		await writable.close();
	}
	Object.assign(window, { showDirectoryPicker: async () => root });
}

/** Runs in the page: what stands in a file of that repository. */
async function textOf(path: string): Promise<string> {
	const folders = path.split("/");
	const name = folders.pop() ?? "";
	let folder = await navigator.storage.getDirectory();
	for (const each of folders) folder = await folder.getDirectoryHandle(each);
	return (await (await folder.getFileHandle(name)).getFile()).text();
}

/** The editor in a browser, with the content open. */
async function openEditor() {
	const page = await open("/robots.txt", { locale: "es-MX", viewport: { width: 1440, height: 900 } });
	const foreign: string[] = [];
	const problems: string[] = [];
	page.on("request", (request) => {
		if (new URL(request.url()).origin !== address && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
	});
	page.on("pageerror", (error) => problems.push(String(error)));
	await page.goto(address);
	await page.evaluate(chooseRepository, files);
	await page.getByRole("button", { name: "Trabajar con un repositorio local" }).click();
	await page.getByText("Equipo", { exact: true }).first().waitFor();
	return { page, foreign, problems };
}

it("the editor opens a folder, shows every collection and asks no other host", async () => {
	const { page, foreign, problems } = await openEditor();
	for (const { label } of Object.values(labels.collections))
		await page.getByText(label, { exact: true }).first().waitFor();
	expect(problems).toEqual([]);
	expect(foreign).toEqual([]);
});

/** An entry of each kind of emptiness: fields, groups and lists that a file leaves out, or has as empty. */
const entries = [
	{ path: "team/grace-holloway.yaml", steps: ["Equipo", "Grace Holloway"], field: "name" },
	// No attorney: has no licences and no services.
	{ path: "team/bruno-tapia-ceja.yaml", steps: ["Equipo", "Bruno Tapia Ceja"], field: "name" },
	// No award, no agency, no skylines.
	{ path: "firm.yaml", steps: ["Datos de la firma"], field: "name" },
	// Ornaments describe nothing.
	{ path: "pictures.yaml", steps: ["Fotografías y su descripción"], field: "pictures.0.name" },
];

it.each(entries)("saving $path changes what one changed and nothing else, whatever is empty in it", async (entry) => {
	const { page, problems } = await openEditor();
	const path = `app/content/${entry.path}`;
	for (const step of entry.steps) await page.getByText(step, { exact: true }).first().click();
	// Items of a list are folded.
	if (entry.field.includes(".0.")) await page.getByRole("button", { name: "Expandir", exact: true }).first().click();
	const input = page.locator(`section.field[data-key-path="${entry.field}"] :is(input, textarea)`);
	await input.fill("un-cambio");
	await page.getByRole("button", { name: "Guardar" }).click();
	await expect.poll(() => page.evaluate(textOf, path)).toContain("un-cambio");
	const changed = parseDocument(files.find(([file]) => file === path)?.[1] ?? "");
	changed.setIn(entry.field.split("."), "un-cambio");
	const saved = entryOf(entry.path, await page.evaluate(textOf, path))?.parsed;
	expect(saved).toEqual(entryOf(entry.path, String(changed))?.parsed);
	expect(saved?.error).toBeUndefined();
	expect(problems).toEqual([]);
});

/** @module-tag weekly */
import { readdirSync, readFileSync } from "node:fs";
import type { Server } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parse } from "yaml";
import labels from "../../tools/content/cms/labels.json" with { type: "json" };
import { serveCms } from "../../tools/content/cms/server.ts";
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

const edited = "app/content/team/grace-holloway.yaml";

/** The content, by path. */
const files = readdirSync("app/content", { recursive: true, encoding: "utf8" })
	.filter((file) => /^[a-z][\w/-]*\.yaml$/.test(file))
	.map((file) => `app/content/${file}`)
	.map((path) => [path, path === edited ? complete(readFileSync(path, "utf8")) : readFileSync(path, "utf8")] as const);

/** A person with all that may be left out: what is left out the editor writes as empty. */
function complete(person: string): string {
	return person
		.replace(/^joined:/m, "email: grace@cardon-palma.example\njoined:")
		.replace(/^joined:/m, "matters:\n  - es: Despido de doce personas\n    en: Dismissal of twelve people\njoined:")
		.replace(/^( +)since:/m, '$1number: "245102"\n$1since:');
}

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

it("the editor opens a folder, shows every collection, changes what one changes and nothing else, and asks no other host", async () => {
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
	for (const { label } of Object.values(labels.collections))
		await page.getByText(label, { exact: true }).first().waitFor();

	await page.getByText("Equipo", { exact: true }).first().click();
	await page.getByText("Grace Holloway").first().click();
	const name = page.locator('section.field[data-key-path="name"] input');
	await name.fill("Grace H. Prueba");
	await page.getByRole("button", { name: "Guardar" }).click();
	await expect.poll(() => page.evaluate(textOf, edited)).toContain("Grace H. Prueba");
	const before = parse(files.find(([path]) => path === edited)?.[1] ?? "");
	expect(parse(await page.evaluate(textOf, edited))).toEqual({ ...before, name: "Grace H. Prueba" });
	expect(problems).toEqual([]);
	expect(foreign).toEqual([]);
});

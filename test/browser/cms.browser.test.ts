import type { Server } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
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

/** What lies behind the choice of a folder needs a person: browsers let no script choose one. */
it("the editor starts, offers the folder of this machine, and asks no other host", async () => {
	const page = await open("/robots.txt", { locale: "es-MX" });
	const foreign: string[] = [];
	const problems: string[] = [];
	page.on("request", (request) => {
		if (new URL(request.url()).origin !== address && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
	});
	page.on("pageerror", (error) => problems.push(String(error)));
	await page.goto(address);
	await page.getByRole("button", { name: "Trabajar con un repositorio local" }).waitFor();
	expect(problems).toEqual([]);
	expect(foreign).toEqual([]);
});

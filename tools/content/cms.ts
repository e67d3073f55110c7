/**
 * Opens an editor with forms for the content: `npm run cms`, on http://localhost:8899.
 *
 * It runs on this machine alone and writes to the folder that its user picks in the browser ("Work with Local
 * Repository"; Chrome or Edge). Nothing of it is part of the site.
 */
import { parseArgs } from "node:util";
import { provisionalPages, writePages } from "../site-pages.ts";

const { values } = parseArgs({ options: { port: { type: "string", default: "8899" } } });

// The schemas know the services by the page table, which is made of the content: it is brought up to date first.
await writePages(provisionalPages);
const { serveCms } = await import("./cms/server.ts");
const server = await serveCms(Number(values.port));
console.log(`The editor is on http://localhost:${values.port}. Pick the project's folder there; Ctrl+C ends it.`);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.close(() => process.exit(0)));

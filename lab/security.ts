/**
 * Grades the running site with the tests of MDN's HTTP Observatory, offline, and checks what those do not look at: each
 * kind of answer (pages, errors, data, files, API), the nonce, the documents themselves. Fails when a test fails or the
 * score is not above the target.
 *
 *   npm run security
 *   npm run security -- --no-build   looks at the build that is there
 */

import { readFile } from "node:fs/promises";
import { request } from "node:http";
import { parseArgs } from "node:util";
import { parse } from "yaml";
import { locales } from "../app/locales/locale.ts";
import { freePort } from "../tools/free-port.ts";
import { serveBuild } from "../tools/serve-build.ts";
import { pageKinds, samplePath } from "./measure/sample-path.ts";
import { buildSite } from "./measure/site.ts";
import { startWorkerd } from "./measure/workerd.ts";
import { faultsOf, faultsOfDocument, nonceOf } from "./security/answers.ts";
import { observe, score, type Verdict } from "./security/observatory.ts";

const target = 130;

const { values: options } = parseArgs({ options: { "no-build": { type: "boolean", default: false } } });

const build = await buildSite(!options["no-build"]);
const site = await serveBuild();
const { domain } = parse(await readFile("app/content/firm.yaml", "utf8"));

const faults: string[] = [];
const note = (what: string, found: readonly string[]) => faults.push(...found.map((fault) => `${what}: ${fault}`));

try {
	const fromHttp = await redirectOf(`/contacto?source=${domain}`);
	const grades: { path: string; verdicts: Verdict[] }[] = [];
	for (const path of pageKinds.flatMap((page) => locales.map((locale) => samplePath(page, locale)))) {
		const [first, second] = [await fetch(site.url + path), await fetch(site.url + path)];
		const html = await first.text();
		await second.text();
		note(path, faultsOf(first));
		note(path, faultsOfDocument({ headers: first.headers, html }));
		if (nonceOf(first.headers) === nonceOf(second.headers)) note(path, ["the nonce of two answers is the same"]);
		grades.push({ path, verdicts: observe({ headers: first.headers, html, fromHttp }) });
	}
	for (const [what, answer] of await otherAnswers()) note(what, faultsOf(answer));
	report(grades);
} finally {
	site.stop();
}

for (const fault of faults) console.log(fault);
console.log(faults.length === 0 ? "Nothing is missing from any answer." : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** The worst page's verdicts stand for the site. */
function report(grades: readonly { path: string; verdicts: Verdict[] }[]): void {
	const [worst] = grades.toSorted((a, b) => score(a.verdicts) - score(b.verdicts));
	if (!worst) throw new Error("No page was looked at");
	for (const { path, verdicts } of grades)
		note(
			path,
			verdicts.filter(({ passed }) => !passed).map(({ test, result }) => `${test}: ${result}`),
		);
	console.table(Object.fromEntries(worst.verdicts.map(({ test, result, points }) => [test, { result, points }])));
	console.log(
		`${score(worst.verdicts)} points of the Observatory, the lowest of ${grades.length} pages (${worst.path})`,
	);
	if (score(worst.verdicts) <= target) note("score", [`not above ${target}`]);
}

/** What is not a page: errors, redirects, data, API and files. */
async function otherAnswers(): Promise<[string, Response][]> {
	const html = await (await fetch(site.url)).text();
	const file = (pattern: RegExp) => pattern.exec(html)?.[0] ?? "/missing";
	const asked: [path: string, init?: RequestInit][] = [
		["/no-existe"],
		["/en/nowhere"],
		["/Contacto/", { redirect: "manual" }],
		["/contacto.data"],
		[
			"/contacto",
			{ method: "POST", body: new URLSearchParams({ name: "x" }), headers: { origin: "https://evil.example" } },
		],
		["/api/legal-chat"],
		["/api/legal-chat", { method: "POST", body: "{", headers: { "content-type": "application/json" } }],
		["/api/vitals", { method: "POST", body: "{}" }],
		["/api/csp-report", { method: "POST", body: "{}", headers: { "content-type": "application/csp-report" } }],
		["/robots.txt"],
		["/sitemap.xml"],
		["/.well-known/security.txt"],
		["/", { headers: { accept: "text/markdown" } }],
		[file(/\/assets\/[\w.-]+\.js/)],
		[file(/\/assets\/[\w.-]+\.woff2/)],
		[file(/\/pictures\/[\w./-]+\.avif/)],
		["/favicon.svg"],
	];
	return Promise.all(
		asked.map(async ([path, init]): Promise<[string, Response]> => {
			const answer = await fetch(site.url + path, init);
			return [`${init?.method ?? "GET"} ${path} (${answer.status})`, answer];
		}),
	);
}

/** Where plain HTTP for the site's own domain is sent. Asked of workerd itself: wrangler dev turns it back to itself. */
async function redirectOf(path: string): Promise<string | null> {
	const bare = await startWorkerd(build, await freePort());
	try {
		return await new Promise((done, fail) => {
			request(bare.worker + path, { headers: { host: domain } }, (answer) => {
				answer.resume();
				done(answer.headers.location ?? null);
			})
				.on("error", fail)
				.end();
		});
	} finally {
		bare.stop();
	}
}

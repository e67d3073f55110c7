import { setTimeout as pause } from "node:timers/promises";
import { brotliCompressSync, constants } from "node:zlib";
import type { Browser, Response } from "playwright-core";
import { phone } from "./phone.ts";

/** Sizes of what a page loads on a phone, compressed, in bytes. */
export interface Loaded {
	/** With its headers. */
	html: number;
	/** The style written into the page, compressed by itself. */
	style: number;
	/** Every script that comes without the visitor doing anything, fetched ahead or run, the largest first. */
	scripts: { path: string; size: number }[];
	fonts: number;
	/** The picture of the largest paint; 0 when that is text. */
	picture: number;
	violations: string[];
}

/** Milliseconds without a request after which a page has loaded what it loads by itself. */
const quiet = 1200;

const compressible = /^(text\/|application\/(json|manifest\+json|xml|atom\+xml)|image\/svg)/;

/** The size of something as it goes over the wire, in bytes: a CDN compresses on the fly at quality 5. */
function onTheWire(type: string, body: Buffer): number {
	if (!compressible.test(type)) return body.length;
	return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

/** Opens a page as a first visit and sees what comes. Somebody was there before: it is compressed as it will be kept. */
export async function load(browser: Browser, address: string): Promise<Loaded> {
	await (await fetch(address)).arrayBuffer();
	await pause(quiet);
	const context = await browser.newContext(phone);
	const page = await context.newPage();
	const answers: Response[] = [];
	const violations: string[] = [];
	page.on("response", (response) => answers.push(response));
	page.on("console", (message) => {
		if (message.type() === "error") violations.push(message.text());
	});
	page.on("pageerror", (error) => violations.push(String(error)));
	// Scripts come when the page is idle, which on a busy machine may take longer than any pause between two requests.
	const scripts = page.waitForResponse((answer) => answer.request().resourceType() === "script");
	await page.goto(address, { waitUntil: "load" });
	await scripts;
	for (let known = -1; known !== answers.length; ) {
		known = answers.length;
		await page.waitForTimeout(quiet);
	}
	const largest = await page.evaluate(largestPaint);
	const weighed = await Promise.all(
		answers
			// The tab's icon is no part of the page.
			.filter((answer) => answer.status() === 200 && !new URL(answer.url()).pathname.startsWith("/favicon"))
			// What is asked for again comes from the browser's cache.
			.filter((answer, index, all) => all.findIndex((other) => other.url() === answer.url()) === index)
			.map(async (answer) => {
				const body = await bodyOf(answer);
				const type = (await answer.headerValue("content-type")) ?? "";
				const { responseBodySize, responseHeadersSize } = await answer.request().sizes();
				// Pages come compressed as they are kept; files only from a CDN.
				const isCompressed = (await answer.headerValue("content-encoding")) === "br";
				const kind = answer.url().endsWith(".js") ? "script" : answer.request().resourceType();
				const size = isCompressed ? responseBodySize : onTheWire(type, body);
				return { kind, url: answer.url(), size: kind === "document" ? size + responseHeadersSize : size, body };
			}),
	);
	await context.close();
	const of = (kind: string) => weighed.filter((answer) => answer.kind === kind);
	const total = (list: { size: number }[]) => list.reduce((sum, { size }) => sum + size, 0);
	const document = of("document")[0]?.body.toString("utf8") ?? "";
	const styles = Array.from(document.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g), ([, text]) => text ?? "").join("");
	return {
		html: total(of("document")),
		style: onTheWire("text/css", Buffer.from(styles)),
		scripts: of("script")
			.map(({ url, size }) => ({ path: new URL(url).pathname, size }))
			.sort((a, b) => b.size - a.size),
		fonts: total(of("font")),
		picture: total(weighed.filter(({ url, kind }) => kind === "image" && url === largest)),
		violations,
	};
}

/** A page that navigates itself leaves answers without an end: they count as nothing rather than hold the run up. */
async function bodyOf(answer: Response): Promise<Buffer> {
	const patience = pause(5000, Buffer.alloc(0), { ref: false });
	return Promise.race([answer.body().catch(() => Buffer.alloc(0)), patience]);
}

/** Runs in the page: the address of the picture that was the largest paint, if it was one. */
function largestPaint(): Promise<string> {
	return new Promise((done) => {
		new PerformanceObserver((list) => {
			const last = list.getEntries().at(-1);
			done(last && "url" in last ? String(last.url) : "");
		}).observe({ type: "largest-contentful-paint", buffered: true });
		setTimeout(() => done(""), 1000);
	});
}

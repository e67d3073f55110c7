import { expect, test } from "vitest";
import { freshNonce, insertNonce, template, withNonce } from "../../../app/.server/http/nonce.ts";

const placeholder = "PLACEHOLDER-of-24-chars!";
const html = { headers: { "content-type": "text/html; charset=utf-8" } };
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test("a nonce is 144 fresh random bits, as long as the placeholder", () => {
	const nonces = Array.from({ length: 100 }, freshNonce);
	expect(new Set(nonces).size).toBe(100);
	for (const nonce of nonces) expect(nonce).toMatch(/^[A-Za-z0-9+/]{24}$/);
});

test("every placeholder of a page gives way, whatever characters stand between them", () => {
	const page = template(`á<script nonce="${placeholder}">é</script>ñ <style nonce="${placeholder}">`, placeholder);
	const nonce = freshNonce();
	const wanted = `á<script nonce="${nonce}">é</script>ñ <style nonce="${nonce}">`;
	const sent = withNonce(page, nonce);
	// While one answer is on its way, the next visitor's is made.
	withNonce(page, freshNonce());
	expect(text(sent)).toBe(wanted);
});

test("a nonce of another length is an error", () => {
	expect(() => withNonce(template(placeholder, placeholder), "short")).toThrow(RangeError);
});

test("only documents are looked into", async () => {
	const nonce = freshNonce();
	const page = await insertNonce(new Response(placeholder, { status: 404, ...html }), placeholder, nonce);
	expect([page.status, await page.text()]).toEqual([404, nonce]);
	const file = new Response(placeholder, { headers: { "content-type": "text/plain" } });
	expect(await insertNonce(file, placeholder, nonce)).toBe(file);
	const empty = new Response(null, { status: 304, ...html });
	expect(await insertNonce(empty, placeholder, nonce)).toBe(empty);
});

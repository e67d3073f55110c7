/**
 * A rendered page, ready to be sent any number of times: its bytes, and where the placeholder of the nonce stands in
 * them. Placeholder and nonce have the same length, so sending one is a copy and a few writes.
 */
export interface Template {
	bytes: Uint8Array<ArrayBuffer>;
	offsets: number[];
	/** Of the placeholder, in bytes. */
	length: number;
}

const encoder = new TextEncoder();

/** Finds the placeholder in a page. */
export function template(html: string, placeholder: string): Template {
	const bytes = encoder.encode(html);
	const offsets: number[] = [];
	// Offsets count bytes, not UTF-16 units: encode what lies between two occurrences.
	let offset = 0;
	const parts = html.split(placeholder);
	for (const part of parts.slice(0, -1)) {
		offset += encoder.encode(part).length;
		offsets.push(offset);
		offset += placeholder.length;
	}
	return { bytes, offsets, length: placeholder.length };
}

/**
 * The page with a nonce in place of the placeholder.
 *
 * @throws {RangeError} when they differ in length: half a placeholder left in a page would be half of a secret.
 */
export function withNonce({ bytes, offsets, length }: Template, nonce: string): Uint8Array<ArrayBuffer> {
	const encoded = encoder.encode(nonce);
	if (encoded.length !== length) throw new RangeError(`A nonce must have ${length} characters here`);
	const copy = bytes.slice();
	for (const offset of offsets) copy.set(encoded, offset);
	return copy;
}

/** 144 random bits as 24 characters: above the 128 that CSP asks for, and no padding. */
export function freshNonce(): string {
	const random = crypto.getRandomValues(new Uint8Array(18));
	return btoa(String.fromCharCode(...random));
}

/** A response with the nonce in place of the placeholder. Only documents have one; everything else streams through. */
export async function insertNonce(response: Response, placeholder: string, nonce: string): Promise<Response> {
	if (!response.body || !response.headers.get("content-type")?.startsWith("text/html")) return response;
	return new Response(withNonce(template(await response.text(), placeholder), nonce), response);
}

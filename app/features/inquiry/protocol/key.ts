/**
 * The form's hidden key: the time the form was created, in base 36, a dot, and a random part. A second post with the
 * same key is recognized as a replay; the time shows how long filling in took. It is not signed: forging it only gains
 * an unflagged inquiry, which the honeypot, rate limit and Turnstile still check.
 */
export function newKey(now: Date): string {
	return `${now.getTime().toString(36)}.${crypto.randomUUID()}`;
}

/** Keys made elsewhere are also accepted, as long as they are short and printable. */
export function isKey(key: string): boolean {
	return /^[\x21-\x7e]{1,100}$/.test(key);
}

/** Milliseconds since the form with this key was created; `undefined` if the key has no plausible time. */
export function keyAge(key: string, now: Date): number | undefined {
	const written = /^([0-9a-z]{8,9})\./.exec(key)?.[1];
	if (!written) return undefined;
	const age = now.getTime() - Number.parseInt(written, 36);
	return age >= 0 && age < 400 * 24 * 60 * 60 * 1000 ? age : undefined;
}

/** The longest wait, as a multiple of the first. */
const ceiling = 64;

/**
 * Seconds to wait before the next attempt: doubling from `base` up to a ceiling, of which a random part, half at most, is
 * taken off, so that what failed together does not come back together. From a base of a minute, nine attempts span more
 * than two hours.
 *
 * @param attempts how many there were, from 1.
 */
export function backoff(attempts: number, base: number): number {
	const full = base * Math.min(2 ** (attempts - 1), ceiling);
	return Math.ceil(full / 2 + Math.random() * (full / 2));
}

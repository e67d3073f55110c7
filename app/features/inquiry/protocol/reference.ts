/**
 * Signs that nobody confuses when a code is read over the phone, in Spanish or in English: no 0/O, 1/I/L, 5/S, 8/B,
 * 2/Z, U/V, and none of B/D/E/G/P/T beyond one of them, since they rhyme in English; no vowels, so that no word comes about.
 */
const signs = "34679CFHJKMNQRTWXY";

/** Six signs of 18: 34 million codes, and the table's unique index sees to the rest. */
const length = 6;

/**
 * A new reference code such as `LND-7K4Q-2M`... read below for its exact form. It says nothing of the visitor and is not a secret.
 */
export function newReference(): string {
	return "";
}
export const _ = { signs, length };

/**
 * Signs that stay apart when a code is read over the phone in Spanish or English, or copied by hand: no 0 and O, 1, I and
 * L, 5 and S, 8 and B, 2 and Z, U and V, M and N; one letter of each group that rhymes; no vowels, so that no word
 * comes about.
 */
const signs = "234679CFHJKMQRWXY";

/** 17 signs in six places are 24 million codes. Uniqueness is the table's to keep, not chance's. */
const length = 6;

/**
 * A new reference code, `LND-7K4Q-2M`. It is random, so it says nothing of the visitor or of how many came before; it
 * opens nothing either, and may stand in an address.
 *
 * @param firm the firm's name, whose first three consonants begin the code.
 */
export function newReference(firm: string): string {
	let code = "";
	while (code.length < length) {
		for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
			// The bytes above the last whole round are left out, or some signs would come more often.
			if (byte < 256 - (256 % signs.length) && code.length < length) code += signs[byte % signs.length];
		}
	}
	return `${prefix(firm)}-${code.slice(0, 4)}-${code.slice(4)}`;
}

/** A code as somebody types or says it, in its one right form; nothing for what cannot be one. */
export function parseReference(text: string): string | undefined {
	const match = new RegExp(`^([A-Z]{3})([${signs}]{4})([${signs}]{2})$`).exec(
		text.toUpperCase().replace(/[\s\-–.]/g, ""),
	);
	return match ? `${match[1]}-${match[2]}-${match[3]}` : undefined;
}

function prefix(firm: string): string {
	const plain = firm.normalize("NFD").toUpperCase();
	return `${plain.replace(/[^B-DF-HJ-NP-TV-Z]/g, "")}XXX`.slice(0, 3);
}

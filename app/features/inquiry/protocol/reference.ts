/**
 * Characters that cannot be confused over the phone in Spanish or English, or in handwriting: at most one each of 0 and
 * O; 1, I and L; 5 and S; 8 and B; 2 and Z; U and V; M and N; one letter of each group that rhymes; no vowels, hence no
 * words.
 */
const signs = "234679CFHJKMQRWXY";

/** 17 characters in six places make 24 million codes. The table guarantees uniqueness, not chance. */
const length = 6;

/**
 * Makes a new reference code, `RBL-7K4Q-2M`. It is random, so it reveals neither the visitor nor how many came before.
 * It also grants access to nothing, so it may be part of a URL.
 * @param firm the firm's name, whose first three consonants begin the code
 */
export function newReference(firm: string): string {
	// 32 bits each, so the modulo's bias toward some characters is one in 250 million.
	const numbers = crypto.getRandomValues(new Uint32Array(length));
	const code = Array.from(numbers, (number) => signs[number % signs.length]).join("");
	return `${prefix(firm)}-${code.slice(0, 4)}-${code.slice(4)}`;
}

/** Normalizes a code as somebody types or says it; returns `undefined` if it cannot be one. */
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

/** Days for which the file holds after the firm's facts were last looked at: RFC 9116 advises less than a year. */
const validFor = 360;

/**
 * Whom to tell of a hole in the site (RFC 9116).
 *
 * @param updated the day on which the firm's facts were last looked at, `YYYY-MM-DD`: the file expires with them, and
 * does not renew itself with a deploy, because nobody would notice that the address no longer reads mail.
 */
export function securityTxt({ contact, canonical, updated }: { contact: string; canonical: string; updated: string }) {
	const expires = new Date(`${updated}T00:00:00Z`);
	expires.setUTCDate(expires.getUTCDate() + validFor);
	return [
		`Contact: ${contact}`,
		`Expires: ${expires.toISOString().replace(".000Z", "Z")}`,
		"Preferred-Languages: es, en",
		`Canonical: ${canonical}`,
		"",
	].join("\n");
}

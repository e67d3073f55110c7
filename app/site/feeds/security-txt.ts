/** Days from the last review of the firm's facts until the file expires: RFC 9116 recommends less than a year. */
const validFor = 360;

/**
 * Where to report a vulnerability (RFC 9116).
 *
 * @param updated the day of the last review of the firm's facts, `YYYY-MM-DD`. A deploy does not extend the expiry:
 * somebody must check that the mailbox is still read.
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

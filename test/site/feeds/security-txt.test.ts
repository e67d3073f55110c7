import { expect, test } from "vitest";
import { securityTxt } from "../../../app/site/feeds/security-txt.ts";

test("security.txt says whom to write to, and expires within a year of the last look at the firm's facts", () => {
	const text = securityTxt({
		contact: "mailto:someone@firm.example",
		canonical: "https://firm.example/.well-known/security.txt",
		updated: "2026-11-16",
	});
	expect(text).toBe(`Contact: mailto:someone@firm.example
Expires: 2027-11-11T00:00:00Z
Preferred-Languages: es, en
Canonical: https://firm.example/.well-known/security.txt
`);
});

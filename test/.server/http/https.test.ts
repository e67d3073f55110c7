import { expect, test } from "vitest";
import { redirectToHttps } from "../../../app/.server/http/https.ts";
import { firm } from "../../../app/site/content/content.server.ts";

test("plain HTTP for the site's own domain goes to HTTPS, with path and query", () => {
	const answer = redirectToHttps(`http://${firm.domain}/contacto?ref=abc`);
	expect(answer?.status).toBe(308);
	expect(answer?.headers.get("location")).toBe(`https://${firm.domain}/contacto?ref=abc`);
});

test.each([
	`https://${firm.domain}/`,
	"http://localhost:8787/",
	"http://127.0.0.1/",
	`http://${firm.domain}.evil.example/`,
])("%s is left alone", (address) => expect(redirectToHttps(address)).toBeUndefined());

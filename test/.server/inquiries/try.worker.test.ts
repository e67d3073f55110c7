import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { firm } from "../../../app/site/content.server.ts";

test("x", async () => {
	expect(firm.name).toBe("Lindero");
	const r = await env.DB.prepare("select count(*) as n from inquiries").first();
	expect(r).toEqual({ n: 0 });
	console.log((await fetch("https://example.com/x")).status);
	console.log(JSON.stringify(await env.EMAIL.send({ from: "a@b.co", to: "c@d.co", subject: "x", text: "y" })));
});

import { delay, HttpResponse, http } from "msw";

export const turnstileSecret = "turnstile-secret-of-the-tests";

/** Siteverify: the token says what happens. Any other token is a bad one, and so is any with another secret. */
export const turnstile = [
	http.post("https://challenges.cloudflare.com/turnstile/v0/siteverify", async ({ request }) => {
		const form = new URLSearchParams(await request.text());
		const token = form.get("response") ?? "";
		if (token === "broken") return new HttpResponse("Bad gateway", { status: 502 });
		if (token === "slow") await delay(400);
		const extra = [...form.keys()].filter((name) => name !== "secret" && name !== "response");
		const success = form.get("secret") === turnstileSecret && extra.length === 0 && ["good", "slow"].includes(token);
		return HttpResponse.json({ success, "error-codes": success ? [] : ["invalid-input-response"] });
	}),
];

import { delay, HttpResponse, http } from "msw";
import { Webhook } from "standardwebhooks";

/** 32 bytes, as the scheme asks for at least 24. */
export const webhookSecret = "whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=";

interface SeenWebhook {
	path: string;
	id: string;
	payload: unknown;
}

const seen: SeenWebhook[] = [];

/**
 * A receiver that checks the signature first, and then does what its path says. `GET /seen/ID` tells what came in
 * rightly signed under an id.
 */
export const webhook = [
	http.get("https://webhook.test/seen/:id", ({ params }) =>
		HttpResponse.json(seen.filter(({ id }) => id === params.id)),
	),
	http.post("https://webhook.test/:behaviour", async ({ request, params }) => {
		const headers = Object.fromEntries(request.headers);
		const body = await request.text();
		try {
			const payload = new Webhook(webhookSecret).verify(body, headers);
			seen.push({ path: new URL(request.url).pathname, id: headers["webhook-id"] ?? "", payload });
		} catch {
			return new HttpResponse("bad signature", { status: 401 });
		}
		if (params.behaviour === "redirect") {
			return new HttpResponse(null, { status: 307, headers: { location: "https://webhook.test/ok" } });
		}
		if (params.behaviour === "slow") await delay(400);
		return new HttpResponse(null, { status: params.behaviour === "broken" ? 500 : 204 });
	}),
];

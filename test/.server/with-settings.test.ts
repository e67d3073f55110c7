import { afterEach, expect, test, vi } from "vitest";
import { withSettings } from "../../app/.server/with-settings.ts";
import { faultsOf } from "../fixtures/security-faults.ts";
import { bareEnv } from "../mocks/visit.ts";

afterEach(() => void vi.restoreAllMocks());

const plain = new Request("https://firm.example/");

/** Asks a Worker of one layer, and listens to its log. */
async function ask(next: Parameters<typeof withSettings>[0], env: object = bareEnv, request = plain) {
	const lines: string[] = [];
	for (const level of ["error", "info"] as const)
		vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line));
	const waiting: Promise<unknown>[] = [];
	const ctx = { waitUntil: (promise: Promise<unknown>) => waiting.push(promise) } as unknown as ExecutionContext;
	return { answer: await withSettings(next)(request, env as Env, ctx), lines, waiting };
}

test("a visit has settings and an id of its own, and may go on after the answer", async () => {
	const seen: string[] = [];
	const { answer, waiting } = await ask(async (_, { environment, requestId, waitUntil }) => {
		waitUntil(Promise.resolve());
		seen.push(environment.MAIL_FROM, requestId);
		return new Response("ok");
	});
	expect(await answer.text()).toBe("ok");
	expect(seen).toEqual(["a@x.example", expect.stringMatching(/^[0-9a-f-]{36}$/)]);
	expect(waiting).toHaveLength(1);
});

test("wrong settings are named in the log, and not in the answer", async () => {
	const { answer, lines } = await ask(vi.fn(), { ...bareEnv, MAIL_TO: "nobody", LEGAL_CHAT_URL: "https://x.example" });
	expect([answer.status, await answer.text()]).toEqual([500, "Internal error\n"]);
	expect(answer.headers.get("cache-control")).toBe("no-store");
	expect(faultsOf(answer)).toEqual([]);
	expect(lines).toHaveLength(1);
	const line = JSON.parse(lines[0] ?? "");
	expect(line).toMatchObject({ event: "environment.wrong", requestId: answer.headers.get("x-request-id") });
	expect(line.message).toMatch(/MAIL_TO.*LEGAL_CHAT_TOKEN/);
});

test.each([403, 408, 413, 415, 422, 429])(
	"a refusal, %i, leaves one line that says nothing of the visitor",
	async (status) => {
		const refused = new Request("https://firm.example/contacto?secret=1", {
			headers: { "cf-connecting-ip": "192.0.2.1" },
		});
		const { lines } = await ask(async () => new Response(null, { status }), bareEnv, refused);
		expect(lines.map((line) => JSON.parse(line))).toEqual([
			{
				level: "info",
				event: "request.refused",
				requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
				status,
				method: "GET",
				pathname: "/contacto",
			},
		]);
	},
);

test.each([200, 303, 304, 404, 405])("%i leaves none", async (status) => {
	expect((await ask(async () => new Response(null, { status }))).lines).toEqual([]);
});

test("what fails further in is a 500 that says nothing of it", async () => {
	const { answer, lines } = await ask(() => Promise.reject(new TypeError("secret")));
	expect([answer.status, await answer.text()]).toEqual([500, "Internal error\n"]);
	expect(faultsOf(answer)).toEqual([]);
	expect(lines.join()).toContain("worker.failed");
	expect(lines.join()).not.toContain("secret");
});

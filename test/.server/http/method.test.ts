import { expect, test, vi } from "vitest";
import { methodError, withMethods } from "../../../app/.server/http/method.ts";
import { visit } from "../../mocks/visit.ts";

const request = (path: string, method: string) => new Request(`https://firm.example${path}`, { method });

test("a method that is taken is no error; another one names those that are", () => {
	expect(methodError(request("/", "HEAD"), ["GET", "HEAD"])).toBeUndefined();
	expect(methodError(request("/", "POST"), ["GET", "HEAD"])).toMatchObject({
		status: 405,
		headers: { allow: "GET, HEAD" },
	});
});

test.each([
	["/", "GET, HEAD"],
	["/contacto", "GET, HEAD, POST"],
	["/en/contact.data", "GET, HEAD, POST"],
	["/api/vitals", "POST"],
])("what no route can see is answered before: %s takes %s", async (path, allow) => {
	const next = vi.fn();
	const answer = await withMethods(next)(request(path, "PROPFIND"), visit());
	expect([answer.status, answer.headers.get("allow")]).toEqual([405, allow]);
	expect(next).not.toHaveBeenCalled();
});

test("a 405 without Allow is completed; one that has it, and any other answer, is left as it is", async () => {
	const through = async (status: number, headers: Record<string, string> = {}) => {
		const next = async () => new Response("x", { status, headers });
		return (await withMethods(next)(request("/equipo", "PUT"), visit())).headers.get("allow");
	};
	expect(await through(405)).toBe("GET, HEAD");
	expect(await through(405, { allow: "POST" })).toBe("POST");
	expect(await through(404)).toBeNull();
});

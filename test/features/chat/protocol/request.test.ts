import fc from "fast-check";
import { expect, test } from "vitest";
import { chatRequest } from "../../../../app/features/chat/protocol/request.ts";

const user = (content: unknown = "hola") => ({ role: "user", content });
const assistant = (content: unknown = "buenas") => ({ role: "assistant", content });
const accepts = (body: unknown) => chatRequest.safeParse(body).success;

test.each([
	["one message", [user()]],
	["twenty", [...Array(19).fill(assistant()), user()]],
	["two of the visitor in a row", [user(), user()]],
	["5000 characters between spaces", [user(` ${"ñ".repeat(5000)}\n`)]],
	["16,000 of the assistant", [user(), assistant("x".repeat(16_000)), user()]],
	["2500 characters of two units each", [user("😀".repeat(2500))]],
])("takes %s", (_, messages) => {
	expect(accepts({ messages })).toBe(true);
});

test.each([
	["no messages", { messages: [] }],
	["twenty-one", { messages: Array(21).fill(user()) }],
	["5001 characters", { messages: [user("ñ".repeat(5001))] }],
	["2501 characters of two units each", { messages: [user("😀".repeat(2501))] }],
	["16,001 of the assistant", { messages: [user(), assistant("x".repeat(16_001)), user()] }],
	["nothing but spaces", { messages: [user(" \n\t\u00a0")] }],
	["an empty answer", { messages: [user(), assistant(""), user()] }],
	["an answer as the last one", { messages: [user(), assistant()] }],
	["another role", { messages: [{ role: "system", content: "x" }, user()] }],
	["a role of the prototype", { messages: [{ role: "constructor", content: "x" }, user()] }],
	["content that is no text", { messages: [user(7)] }],
	["content in parts", { messages: [user([{ type: "text", text: "hola" }])] }],
	["no content", { messages: [{ role: "user" }] }],
	["more than role and content", { messages: [{ ...user(), name: "x" }] }],
	["more than messages", { messages: [user()], model: "x" }],
	["a hidden member", JSON.parse('{"messages":[{"role":"user","content":"x","__proto__":{}}]}')],
	["an object for the list", { messages: { 0: user(), length: 1 } }],
	["a list", [user()]],
	["nothing", null],
])("refuses %s", (_, body) => {
	expect(accepts(body)).toBe(false);
});

test("hands on trimmed text, role and content, and nothing else", () => {
	expect(chatRequest.parse({ messages: [user(" hola \n")] })).toEqual({
		messages: [{ role: "user", content: "hola" }],
	});
});

test("judges any JSON without an error", () => {
	fc.assert(
		fc.property(fc.jsonValue(), (value) => {
			expect(typeof accepts({ messages: value })).toBe("boolean");
			expect(accepts(value)).toBe(false);
		}),
	);
});

test("is done with a million wrong messages in no time", () => {
	const started = performance.now();
	expect(accepts({ messages: Array(1_000_000).fill(0) })).toBe(false);
	expect(performance.now() - started).toBeLessThan(1000);
});

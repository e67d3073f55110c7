import { afterEach, expect, test, vi } from "vitest";
import { allowOwnWriting } from "../../app/boot/trusted-types.ts";

afterEach(() => vi.unstubAllGlobals());

type Rules = Parameters<NonNullable<typeof window.trustedTypes>["createPolicy"]>[1];

/** The rules as a browser would keep them. */
function rules(): Rules {
	const createPolicy = vi.fn<(name: string, rules: Rules) => void>();
	vi.stubGlobal("location", new URL("https://firm.example/contacto"));
	vi.stubGlobal("window", { trustedTypes: { createPolicy } });
	allowOwnWriting();
	const [[name, kept] = []] = createPolicy.mock.calls;
	expect(name).toBe("default");
	if (!kept) throw new Error("No policy was made");
	return kept;
}

test.each([
	["createHTML", "<p>an answer</p>", true],
	["createHTML", "<script></script>", true],
	["createHTML", "<script>alert(1)</script>", false],
	["createHTML", '<img src="x" onerror="alert(1)">', false],
	["createHTML", '<iframe src="/"></iframe>', false],
	["createScript", '{"@type":"LegalService"}', true],
	["createScript", "alert(1)", false],
	["createScriptURL", "/assets/a.js", true],
	["createScriptURL", "https://challenges.cloudflare.com/turnstile/v0/api.js", true],
	["createScriptURL", "https://evil.example/a.js", false],
	["createScriptURL", "data:text/javascript,alert(1)", false],
	["createScriptURL", "blob:https://firm.example/1", false],
] as const)("%s of %s is let through: %s", (rule, text, through) => {
	expect(rules()[rule](text)).toBe(through ? text : null);
});

test("a browser without them is left alone", () => {
	vi.stubGlobal("window", {});
	expect(allowOwnWriting).not.toThrow();
});

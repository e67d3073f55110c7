import { describe, expect, it } from "vitest";
import { locales } from "../../app/locales/locale.ts";
import { readLots } from "../../lab/measure/lots.ts";

const lots = await readLots();

describe("lots of messages that strangers wrote", () => {
	it.each(lots)(
		"$name has both languages, no message twice, and the answers that were read by their hashes",
		({ messages }) => {
			for (const locale of locales)
				expect(messages.filter((message) => message.locale === locale).length).toBeGreaterThanOrEqual(15);
			const ids = messages.map(({ locale, id }) => `${locale} ${id}`);
			expect(new Set(ids).size).toBe(ids.length);
			for (const { hash } of messages) if (hash !== undefined) expect(hash).toMatch(/^[0-9a-f]{12}$/);
		},
	);
});

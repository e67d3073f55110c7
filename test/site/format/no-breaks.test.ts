import { expect, test } from "vitest";
import { withNoBreaks } from "../../../app/site/format/no-breaks.ts";

/** `~` stands for a blank that does not break, `|` for a joint that does not. */
test.each([
	["de 3 a 10 semanas o 20 días hábiles", "de 3 a 10~semanas o 20~días hábiles"],
	["a las 10:00 a. m. del lunes", "a las 10:00~a.~m. del lunes"],
	["by 10:00 a.m. on Monday, within 20 business days", "by 10:00~a.m. on Monday, within 20~business days"],
	["15 % de 20,000 dólares a 28 millas (45 km)", "15~% de 20,000~dólares a 28~millas (45~km)"],
	["26 U.S.C. § 1445, §§ 16.003 and 16.004", "26~U.S.C.~§~1445, §§~16.003 and 16.004"],
	["artículo 27, fracción I; Regla 99(b), Capítulo 53", "artículo~27, fracción~I; Regla~99(b), Capítulo~53"],
	["<p>el <strong>Rule 99(b)</strong> in 20 days</p>", "<p>el <strong>Rule~99(b)</strong> in 20~days</p>"],
	["In 2026 people who sold 3 dozen; sección de metros", "In 2026 people who sold 3 dozen; sección de metros"],
	["sin números: § y a. m.", "sin números: § y a. m."],
	[
		"una S.A. de C.V., una S. de R.L. de C.V. o una S.A.P.I.",
		"una S.A.~de~C.V., una S.~de~R.L.~de~C.V. o una S.A.P.I.",
	],
	["an attorney-client line, no building-lines", "an attorney-|client line, no building-lines"],
	['see <a href="/faq#attorney-client">this</a>', 'see <a href="/faq#attorney-client">this</a>'],
	["attorney-client", "attorney-client"],
])("%s", (text, kept) => {
	expect(withNoBreaks(text)).toBe(kept.replaceAll("~", "\u00a0").replaceAll("|", "\u2060"));
});

import { expect, test } from "vitest";
import { consentGiven } from "../../../app/.server/inquiries/consent.ts";
import { sha256 } from "../../../app/.server/sha256.ts";
import { translator } from "../../../app/locales/instances.server.ts";
import { locales } from "../../../app/locales/locale.ts";
import { pageEntry } from "../../../app/site/content/content.server.ts";

test.each(locales)("the hash stands for the notice and the boxes as they are shown, in %s", async (locale) => {
	const terms = pageEntry("terms");
	const notice = terms.sections.find(({ id }) => id === "aviso-simplificado")?.[locale];
	const t = translator(locale, "consent");
	const shown = `${notice?.heading}\n\n${notice?.body.source}\n\n${t("consent")}`;
	expect(shown).toContain("Cardón & Palma");
	expect(await consentGiven(locale, false)).toEqual({
		language: locale,
		version: terms.updated,
		hash: await sha256(shown),
	});
	Object.assign(notice ?? {}, { brief: { source: "In short.", html: "<p>In short.</p>" } });
	const brief = (await consentGiven(locale, false)).hash;
	Object.assign(notice ?? {}, { brief: undefined });
	expect(brief).toBe(await sha256(shown.replace("\n\n", "\n\nIn short.\n\n")));
	expect((await consentGiven(locale, true)).hash).toBe(await sha256(`${shown}\n\n${t("sms")}`));
});

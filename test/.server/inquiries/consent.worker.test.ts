import { afterEach, expect, test } from "vitest";
import { consentAsked } from "../../../app/.server/inquiries/consent.ts";
import { sha256 } from "../../../app/.server/sha256.ts";
import { translator } from "../../../app/locales/instances.server.ts";
import { locales } from "../../../app/locales/locale.ts";
import { firm, pageEntry } from "../../../app/site/content/content.server.ts";

afterEach(() => void Object.assign(firm, { sms: false }));

test.each(locales)("the hash stands for the notice and the boxes as they are shown, in %s", async (locale) => {
	const terms = pageEntry("terms");
	const notice = terms.sections.find(({ id }) => id === "aviso-simplificado")?.[locale];
	const t = translator(locale, "consent");
	const shown = `${notice?.heading}\n\n${notice?.body.source}\n\n${t("consent")}`;
	expect(shown).toContain("Cardón & Palma");
	expect(await consentAsked(locale)).toEqual({
		language: locale,
		version: terms.updated,
		hash: await sha256(shown),
	});
	Object.assign(notice ?? {}, { brief: { source: "In short.", html: "<p>In short.</p>" } });
	const brief = (await consentAsked(locale)).hash;
	Object.assign(notice ?? {}, { brief: undefined });
	expect(brief).toBe(await sha256(shown.replace("\n\n", "\n\nIn short.\n\n")));
	Object.assign(firm, { sms: true });
	expect((await consentAsked(locale)).hash).toBe(await sha256(`${shown}\n\n${t("sms")}`));
});
